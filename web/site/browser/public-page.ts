/* What a public page does without React. Links, menus and accordions are the browser's own. */
import { COOKIE_ATTRIBUTES, FUNCTION_COOKIE, HOSTING_COOKIE, OWN_LANGUAGE } from '@app/domain/browser-keys';
import type {} from '@/lib/form/early-input';

const root = document.documentElement;
/** The header turns solid after this, in px (requirements section 9). */
const THRESHOLD = 10;

/** @param isWithoutReact whether the prerendered data are still on the page */
export function followPublicPage(isWithoutReact: () => boolean): void {
  // A form that is submitted before React has mounted is held, and its errors are then shown in the page's language.
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form')) form.noValidate = true;
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('click', onLink);
  addEventListener('focusin', closeMenusLeft);
  // In the next frame: the scroll position is not known before layout.
  requestAnimationFrame(onScroll);
  showYear();
  const afterLoad = () => {
    // What is further down has its styles by then.
    const sheet = Promise.resolve(window.earlyInput?.wholeSheet());
    sheet.then(layOut).catch(reportError);
    // What replaces a part is laid out as well.
    Promise.all([refresh(isWithoutReact), sheet])
      .then(layOut)
      .catch(reportError);
  };
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}

function onScroll(): void {
  root.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
}

/** Stores a choice of language before the link is followed; a link inside a menu closes it. */
function onLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  if (link === null) return;
  const language = link.dataset['lng'];
  if (language !== undefined) {
    rememberLanguage(language);
    try {
      localStorage.setItem(OWN_LANGUAGE, language);
    } catch {
      // Storage forbidden: the cookies have it.
    }
  }
  link.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** By the cookies, for what the server sends next; the head script does so when a page is loaded. */
export function rememberLanguage(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const cookie of [HOSTING_COOKIE, FUNCTION_COOKIE])
    document.cookie = `${cookie}=${language}${COOKIE_ATTRIBUTES}${secure}`;
}

/** Closes a menu when the keyboard has moved on to what it covers. */
function closeMenusLeft({ target }: FocusEvent): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    const isIn =
      target instanceof Element && (menu.contains(target) || target.matches(`[popovertarget="${menu.id}"]`));
    if (!isIn) menu.hidePopover();
  }
}

/**
 * The copyright line shows this year, in Bangkok, whenever the page was built (requirements section 2, Footer). Bangkok has been seven
 * hours ahead since 1920; calculated, because a page's first formatted date costs a phone as much as laying out the page.
 */
function showYear(): void {
  const gregorian = new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();
  const year = String(root.lang === 'th' ? gregorian + 543 : gregorian);
  for (const place of document.querySelectorAll('[data-year]'))
    if (place.textContent !== year) place.textContent = year;
}

/** Lays out the rest of a page after the first paint: one part at a time, so that input is never blocked. */
function layOut(): void {
  const parts = document.querySelectorAll<HTMLElement>('main > * + *, main ~ footer');
  const next = [...parts].find((part) => part.style.contentVisibility !== 'visible');
  if (next === undefined) {
    // What is not laid out cannot have the focus: a browser gave up `autofocus` there.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main [autofocus]')?.focus();
    return;
  }
  const proceed = () => {
    next.style.contentVisibility = 'visible';
    layOut();
  };
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(proceed, { timeout: 1000 });
  else setTimeout(proceed);
}

/** Updates the parts with prerendered data from a fresh rendering of the same page. */
async function refresh(isWithoutReact: () => boolean): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>('[data-fresh]');
  if (parts.length === 0) return;
  const answer = await fetch(`/fresh/${root.lang}/${root.dataset['page'] ?? ''}`).catch(() => null);
  // Without network or function the prerendered part stays; once subscriptions are open, their data are newer.
  if (answer?.ok !== true || !isWithoutReact()) return;
  const now = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const changes = [...parts].flatMap((part) => {
    const fresh = now.querySelector(`[data-fresh="${part.dataset['fresh'] ?? ''}"]`);
    // The content only: the part itself has a new style since (`layOut`).
    return fresh === null || fresh.innerHTML === part.innerHTML ? [] : [{ part, fresh }];
  });
  if (changes.length === 0) return;
  // The new parts may need styles that the page did without.
  await window.earlyInput?.wholeSheet();
  for (const { part, fresh } of changes) part.replaceWith(document.adoptNode(fresh));
}
