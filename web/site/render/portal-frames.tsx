import { LANGUAGES, type Language } from '@app/domain/language';
import { ROLES, type Role } from '@app/domain/roles';
import { shortCaseId } from '@app/domain/case-id';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { PageSkeleton } from '@/routes/portal/page-skeleton';
import { FRAMES } from '@/routes/screen-at';
import type { Screen } from '@/routes/screen';
import { SCREENS } from '@/routes/screens';
import type { SentFrames, SentPiece, SentScreen } from '../browser/portal-frame';
import {
  attributeOf,
  elementOf,
  elementsIn,
  readPart,
  setAttribute,
  writePart,
  type HtmlNode,
} from '../document/html-tree';
import { takeTexts } from '../document/take-texts';
import { textsIn } from '../pages/texts';

/** In place of the id in an address: no text of ours holds it. */
const ID = '0'.repeat(20);

/** The roles whose frame a screen is shown in: those that its guard leads nowhere else (`web/src/routes/portal/guards.tsx`). */
export function rolesOf({ area, only }: Pick<Screen, 'area' | 'only'>): Role[] {
  if (area === 'account') return [];
  if (area !== 'profile') return [area];
  return ROLES.filter((role) => only === undefined || role !== 'partner');
}

/**
 * The frames of all roles with the heads of all screens, for `web/site/browser/portal-frame.ts`: one template for each shape, and the
 * texts of each language. Rendered from the components that React draws in their place, without a session, so that nothing in it
 * is about a person (security W7).
 */
export async function portalFrames(): Promise<{ shapes: readonly string[]; data: string }> {
  const shapes = new Map<string, number>();
  const keep = (piece: HtmlNode): SentPiece => {
    const texts = takeTexts(piece);
    const shape = writePart(piece);
    if (!shapes.has(shape)) shapes.set(shape, shapes.size);
    return { shape: shapes.get(shape) ?? 0, texts };
  };
  const screens: SentScreen[] = SCREENS.flatMap(({ path, ...screen }) => {
    const roles = rolesOf(screen);
    return roles.length === 0 ? [] : [{ path, roles, open: null }];
  });
  const pieces: Partial<SentFrames['pieces']> = {};
  for (const language of LANGUAGES) {
    const frames: Partial<Record<Role, SentPiece>> = {};
    const pages: SentPiece[] = [];
    for (const [index, screen] of screens.entries()) {
      for (const role of screen.roles) {
        const frame = readPart(await render(role, screen.path, language));
        const main = elementOf(frame, 'main');
        pages[index] ??= keep(readPart(writePart(main)));
        main.childNodes = [];
        const open = prepare(frame);
        screen.open ??= open;
        frames[role] ??= keep(frame);
      }
    }
    pieces[language] = { frames: frames as Record<Role, SentPiece>, pages };
  }
  const sent: SentFrames = { screens, pieces: pieces as SentFrames['pieces'], id: shortCaseId(ID) };
  return { shapes: [...shapes.keys()], data: JSON.stringify(sent).replaceAll('<', '\\u003c') };
}

/** The frames as they are in the document: nothing in a template is drawn or found before the script takes it out. */
export function templatesOf({ shapes, data }: Awaited<ReturnType<typeof portalFrames>>): string {
  const templates = shapes.map((shape) => `<template>${shape}</template>`).join('');
  return `<template id="frames">${templates}<script type="application/json">${data}</script></template>`;
}

async function render(role: Role, path: string, language: Language): Promise<string> {
  const { default: Frame } = await FRAMES[role]();
  return renderToStaticMarkup(
    <I18nextProvider i18n={textsIn(language)}>
      <StaticRouter location={path.replace(/:\w+/, ID)}>
        <Frame>
          <PageSkeleton />
        </Frame>
      </StaticRouter>
    </I18nextProvider>,
  );
}

/**
 * Leaves what is the same at every address and needs no script: buttons can be neither pressed nor focused until React has come.
 * @returns the address of the entry that is highlighted
 */
function prepare(frame: HtmlNode): string | null {
  let open: string | null = null;
  for (const element of elementsIn(frame)) {
    if (element.tagName === 'svg') setAttribute(element, 'xmlns', null);
    // It describes an entry by a badge, which is not there; the other is the router's, for pages that it prefetches.
    for (const name of ['aria-describedby', 'data-discover']) setAttribute(element, name, null);
    if (attributeOf(element, 'aria-current') === 'page') {
      open = attributeOf(element, 'href') ?? null;
      setAttribute(element, 'aria-current', null);
    }
    if (element.tagName !== 'button') continue;
    setAttribute(element, 'inert', '');
    for (const name of ['id', 'aria-haspopup', 'aria-expanded']) setAttribute(element, name, null);
  }
  return open;
}
