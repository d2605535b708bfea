/*
 * Runs in the portal's document, behind `#root` and before the first paint: shows the frame of the role that this browser
 * last had, where that role may see the address, in the reader's language; else the spinner (decision 213). Inlined, and named
 * by the CSP, like `head-script.ts`. It imports constants alone, which the build writes into it.
 */
import { HOSTING_COOKIE, OWN_LANGUAGE, ROLE_HINT } from '@app/domain/browser-keys';
import type { Language } from '@app/domain/language';
import type { Role } from '@app/domain/roles';

/** A piece of a page: which template it is, and its texts (`web/site/document/take-texts.ts`). */
export interface SentPiece {
  shape: number;
  texts: string[];
}

export interface SentScreen {
  /** A pattern of the router. */
  path: string;
  /** Whose frame it is shown in. */
  roles: Role[];
  /** The entry of the menu that is highlighted there. */
  open: string | null;
}

/** What `web/site/render/portal-frames.tsx` leaves in the document, beside the templates. */
export interface SentFrames {
  /** The screens that have a frame, in the router's order. */
  screens: SentScreen[];
  pieces: Record<Language, { frames: Record<Role, SentPiece>; pages: SentPiece[] }>;
  /** Where a text names the id in the address. */
  id: string;
}

(() => {
  const html = document.documentElement;
  const root = document.getElementById('root');
  const kit = document.querySelector<HTMLTemplateElement>('template#frames');
  if (root === null || kit === null) return;
  const shapes = kit.content.querySelectorAll('template');
  const { screens, pieces, id } = JSON.parse(
    kit.content.querySelector('script')?.textContent ?? '',
  ) as SentFrames;

  function stored(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage forbidden
    }
  }

  /** As `web/src/i18n/detect-language.ts` finds it. */
  function findLanguage(): Language {
    const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${HOSTING_COOKIE}=`));
    const candidates = [
      new URLSearchParams(location.search).get('lng'),
      cookie?.slice(HOSTING_COOKIE.length + 1),
      stored(OWN_LANGUAGE),
      ...navigator.languages,
      html.lang,
    ];
    for (const candidate of candidates) {
      const primary = candidate?.toLowerCase().split(/[-_]/)[0];
      if (primary === 'th' || primary === 'en' || primary === 'zh') return primary;
    }
    return 'th';
  }

  /** A template with its texts. @param named what a text says in place of the id */
  function draw(sent: SentPiece | undefined, named = ''): DocumentFragment | undefined {
    const piece = shapes[sent?.shape ?? -1]?.content;
    if (sent === undefined || piece === undefined) return undefined;
    const { texts } = sent;
    const walker = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
    const slots: Node[] = [];
    while (walker.nextNode() !== null) slots.push(walker.currentNode);
    const labelled = piece.querySelectorAll('[aria-label]');
    for (const [index, slot] of slots.entries()) {
      const run = document.createElement('template');
      // The document's text: what the address says is put into it as text.
      run.innerHTML = texts[index] ?? '';
      const words = document.createTreeWalker(run.content, NodeFilter.SHOW_TEXT);
      while (words.nextNode() !== null)
        words.currentNode.nodeValue = words.currentNode.nodeValue?.replace(id, () => named) ?? '';
      slot.parentNode?.replaceChild(run.content, slot);
    }
    for (const [index, element] of labelled.entries())
      element.setAttribute('aria-label', texts[slots.length + index] ?? '');
    return piece;
  }

  const hint = stored(ROLE_HINT);
  function drawFrame(): DocumentFragment | undefined {
    for (const [index, { path, roles, open }] of screens.entries()) {
      // What is encoded in an address is left to the router.
      const match = new RegExp(`^${path.replace(/:\w+/, '([^/%]+)')}$`).exec(location.pathname);
      if (match === null) continue;
      const role = roles.find((each) => each === hint);
      if (role === undefined) return undefined;
      const language = findLanguage();
      const { frames, pages } = pieces[language];
      const frame = draw(frames[role]);
      const page = draw(pages[index], match[1]?.slice(0, id.length));
      if (frame === undefined || page === undefined) return undefined;
      for (const link of frame.querySelectorAll('nav a'))
        if (link.getAttribute('href') === open) link.setAttribute('aria-current', 'page');
      frame.querySelector('main')?.append(page);
      html.lang = language;
      // For the style sheets, as React's frame sets it.
      html.dataset['portal'] = '';
      return frame;
    }
    return undefined;
  }

  let frame: DocumentFragment | undefined;
  try {
    frame = drawFrame();
  } catch (error) {
    reportError(error); // the spinner is shown
  }
  if (frame !== undefined) root.replaceChildren(frame);
  else for (const waiting of root.children) waiting.removeAttribute('hidden');
  kit.remove();
})();
