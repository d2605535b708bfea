import { HOSTING_COOKIE, OWN_LANGUAGE, ROLE_HINT } from '@app/domain/browser-keys';
import { LANGUAGES, type Language } from '@app/domain/language';
import { ROLES, type Role } from '@app/domain/roles';
import { PERSONAS } from '@app/seed/personas';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { detectLanguage } from '@/i18n/detect-language';
import { PageSkeleton } from '@/routes/portal/page-skeleton';
import { FRAMES } from '@/routes/screen-at';
import { SCREENS } from '@/routes/screens';
import type { SentFrames } from '../browser/portal-frame';
import { textsIn } from '../pages/texts';
import { portalFrames, rolesOf, templatesOf } from './portal-frames';

vi.mock('@/lib/firebase/env', () => ({
  firebaseConfig: { projectId: 'demo-portal', apiKey: 'demo-key' },
  emulators: null,
}));

const sent = templatesOf(await portalFrames());
// Parsed once: to parse it again for each address took a third of the time.
const sentNodes = document.createElement('template');
sentNodes.innerHTML = sent;
const languages = vi.spyOn(navigator, 'languages', 'get');

beforeEach(() => {
  localStorage.clear();
  languages.mockReturnValue([]);
  document.documentElement.lang = 'th';
  delete document.documentElement.dataset['portal'];
  document.cookie = `${HOSTING_COOKIE}=; Max-Age=0; Path=/`;
});

/** Opens the portal's document at an address, as far as its inlined script. @returns `#root` */
async function open(address: string): Promise<HTMLElement> {
  history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="root"><div hidden="">spinner</div></div>';
  document.body.prepend(sentNodes.content.cloneNode(true));
  vi.resetModules();
  await import('../browser/portal-frame');
  const root = document.getElementById('root');
  if (root === null) throw new Error('There is no root.');
  return root;
}

function isSpinner(root: HTMLElement): boolean {
  return root.innerHTML === '<div>spinner</div>' && !('portal' in document.documentElement.dataset);
}

/** The id in an address, as a case has it. */
const ID = 'k3J9fQx2LmP8';
const addressOf = (path: string) => path.replace(/:\w+/, ID);

/** What React draws in the frame's place. */
async function drawn(role: Role, path: string, language: Language): Promise<HTMLElement> {
  const { default: Frame } = await FRAMES[role]();
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={textsIn(language)}>
      <StaticRouter location={addressOf(path)}>
        <Frame>
          <PageSkeleton />
        </Frame>
      </StaticRouter>
    </I18nextProvider>,
  );
  return place;
}

/** What is read, heard and followed, each with its classes. */
function contentOf(place: HTMLElement): string[] {
  return [...place.querySelectorAll('*')].map((element) =>
    [
      element.tagName,
      element.getAttribute('class'),
      ...['href', 'aria-label', 'aria-current', 'role'].map((name) => element.getAttribute(name)),
      ...[...element.childNodes].map(({ nodeType, nodeValue }) =>
        nodeType === Node.TEXT_NODE ? nodeValue : '',
      ),
    ].join('|'),
  );
}

describe.each(ROLES)('with the hint of a %s', (role) => {
  it.each(LANGUAGES)(
    'each screen of the role has the frame and the head that React draws, in %s',
    async (language) => {
      localStorage.setItem(ROLE_HINT, role);
      localStorage.setItem(OWN_LANGUAGE, language);
      for (const { path, ...screen } of SCREENS) {
        if (!rolesOf(screen).includes(role)) continue;
        const root = await open(addressOf(path));
        expect(contentOf(root), path).toEqual(contentOf(await drawn(role, path, language)));
        expect(document.documentElement.lang).toBe(language);
        expect(document.documentElement.dataset['portal']).toBe('');
        expect(document.querySelector('#frames')).toBeNull();
      }
    },
  );

  it('each screen of another role, and each without a frame, shows the spinner', async () => {
    localStorage.setItem(ROLE_HINT, role);
    for (const { path, ...screen } of SCREENS) {
      delete document.documentElement.dataset['portal'];
      const root = await open(addressOf(path));
      expect(isSpinner(root), path).toBe(!rolesOf(screen).includes(role));
    }
  });
});

it('roles see the screens that their guards leave them at', () => {
  const seen = (role: Role) =>
    SCREENS.filter((screen) => rolesOf(screen).includes(role)).map(({ path }) => path);
  expect(seen('partner')).toContain('/notifications');
  expect(seen('partner')).not.toContain('/dashboard/profile');
  expect(seen('customer')).toContain('/dashboard/profile');
  expect(seen('admin')).toEqual(expect.arrayContaining(['/dashboard/settings', '/admin/cases']));
  expect(seen('admin')).not.toContain('/dashboard');
});

it.each(['', 'root', 'Admin', '__proto__', 'constructor'])(
  'the spinner is shown for the hint "%s"',
  async (hint) => {
    localStorage.setItem(ROLE_HINT, hint);
    expect(isSpinner(await open('/dashboard'))).toBe(true);
  },
);

it('the spinner is shown without a hint, where storage is forbidden, and at an address that only the router can read', async () => {
  expect(isSpinner(await open('/dashboard'))).toBe(true);
  localStorage.setItem(ROLE_HINT, 'customer');
  const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(isSpinner(await open('/dashboard'))).toBe(true);
  forbidden.mockRestore();
  expect(isSpinner(await open('/dashboard/case/%3Cimg%3E'))).toBe(true);
  expect(isSpinner(await open('/dashboard/case/a/b'))).toBe(true);
  expect(isSpinner(await open('/dashboard/case/a'))).toBe(false);
});

it('an id in the address is written as text, whatever signs it has', async () => {
  localStorage.setItem(ROLE_HINT, 'customer');
  localStorage.setItem(OWN_LANGUAGE, 'en');
  const root = await open("/dashboard/case/$&$'&b;x");
  expect(root.querySelector('h1')?.textContent).toBe("Case $&$'&b;x");
});

it.each<[string, string | null, string | null, string[], string]>([
  ['the address', 'en', 'th', ['th'], '?lng=zh-TW'],
  ['the cookie', 'en', 'zh', ['th'], ''],
  ['what was chosen here', null, 'zh', ['en'], '?lng=xx'],
  ['the browser', null, null, ['fr', 'EN-gb'], ''],
  ['the page', null, null, ['fr'], ''],
])('the language is found as React finds it: %s', async (_, cookie, own, accepted, query) => {
  localStorage.setItem(ROLE_HINT, 'customer');
  if (cookie !== null) document.cookie = `${HOSTING_COOKIE}=${cookie}; Path=/`;
  if (own !== null) localStorage.setItem(OWN_LANGUAGE, own);
  languages.mockReturnValue(accepted);
  history.replaceState(null, '', `/dashboard${query}`);
  const expected = detectLanguage();
  await open(`/dashboard${query}`);
  expect(document.documentElement.lang).toBe(expected);
});

it('nothing in the document is about a person, and nothing in it needs a script', async () => {
  for (const { fullName, email, uid } of Object.values(PERSONAS))
    for (const personal of [fullName, email, uid]) expect(sent).not.toContain(personal);
  expect(sent).not.toMatch(/<img|<input|<form|@example\.com/);
  localStorage.setItem(ROLE_HINT, 'admin');
  const root = await open('/admin/cases');
  const buttons = [...root.querySelectorAll('button')];
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) expect(button.hasAttribute('inert')).toBe(true);
  const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/', '#content', '/admin/partners', '/admin/audit']));
});

it('the three languages have the same pieces, each with as many texts', () => {
  const [, data = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(sent) ?? [];
  const { pieces, screens } = JSON.parse(data) as SentFrames;
  const outline = (language: Language) => {
    const { frames, pages } = pieces[language];
    return {
      frames: Object.entries(frames).map(([role, { texts }]) => [role, texts.length]),
      pages: pages.map(({ texts }) => texts.length),
    };
  };
  expect(Object.keys(pieces)).toEqual([...LANGUAGES]);
  expect(outline('th').pages).toHaveLength(screens.length);
  expect(new Map(outline('th').frames as [string, number][]).keys()).toEqual(new Set(ROLES).keys());
  for (const language of LANGUAGES) {
    expect(outline(language)).toEqual(outline('th'));
    for (const { texts } of [...pieces[language].pages, ...Object.values(pieces[language].frames)])
      for (const text of texts) expect(text.trim()).not.toBe('');
  }
});
