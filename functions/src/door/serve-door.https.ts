import { randomBytes } from 'node:crypto';
import type { DoorDraft, DoorView } from '@app/domain/contracts/render-page';
import { doorFormSchema, readDoorCode } from '@app/domain/door';
import { write } from 'firebase-functions/logger';
import { onRequest, type Request } from 'firebase-functions/v2/https';
import { reasonOf } from '../lib/errors.ts';
import { requestOrigin } from '../limit/request-origin.ts';
import { loadRenderer } from '../site/page-renderer.ts';
import { protect } from '../site/protect.ts';
import { sessionCookie, visitorsLanguage } from '../site/site-request.ts';
import { addAnswer, tryCode } from './door.repo.ts';
import * as z from 'zod/mini';

/** `/verify` and `/verify/{code}`, with the language before it or not. */
const PATH = /^(?:\/(en|zh))?\/verify(?:\/([^/]*))?$/;

/** What a form may hold; anything else counts as empty. */
const field = z.catch(
  z.pipe(
    z.string(),
    // Browsers send each line's end as two characters.
    z.transform((text) => text.replace(/\r\n?/g, '\n')),
  ),
  '',
);
const sentSchema = z.object({ kind: field, text: field, reach: field, key: field });

const STATUS: Record<DoorView['state'], number> = {
  ask: 200,
  found: 200,
  answered: 200,
  gone: 404,
  limited: 429,
};

/**
 * The debtor's door: who contacts me? GET shows, POST answers; no script is needed. The page holds nothing about the debt: whoever finds
 * a letter learns no more than that somebody works for the firm.
 */
export const serveDoor = onRequest({ invoker: 'public' }, async (request, response) => {
  await protect(response);
  response.set({
    'Cache-Control': 'no-store',
    // The URL contains the code.
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
  const answers = request.method === 'POST';
  if (!answers && request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD, POST').status(405).end();
    return;
  }
  try {
    const [matches, prefix, inPath] = PATH.exec(request.path) ?? [];
    const renderer = await loadRenderer();
    const language = visitorsLanguage({
      lng: prefix ?? request.query['lng'],
      cookie: sessionCookie(request.get('cookie')),
      acceptLanguage: request.get('accept-language'),
    });
    if (matches === undefined) {
      const page = await renderer.renderPage({ page: 'not-found' }, language);
      response.status(404).type('html').send(page);
      return;
    }
    const inQuery = request.query['code'];
    const typed = inQuery ?? (inPath === undefined ? undefined : decoded(inPath));
    const code = typeof typed === 'string' ? readDoorCode(typed) : null;
    if (inQuery !== undefined && code !== null) {
      const start = prefix === undefined ? '' : `/${prefix}`;
      response.redirect(303, `${start}/verify/${code}`);
      return;
    }
    const view: DoorView =
      typed === undefined
        ? { state: 'ask' }
        : code === null
          ? { state: 'gone' }
          : await viewOf(code, request, answers);
    if (view.state === 'limited')
      response.set('Retry-After', String(Math.ceil((view.retryAt.getTime() - Date.now()) / 1000)));
    const isIncomplete = view.state === 'found' && view.draft !== null;
    response
      .status(isIncomplete ? 422 : STATUS[view.state])
      .type('html')
      .send(await renderer.renderPage({ page: 'verify', code: code ?? '', ...view }, language));
  } catch (error) {
    write({ severity: 'ERROR', message: 'serveDoor: failed', reason: reasonOf(error) });
    response.status(503).set('Retry-After', '30').type('text/plain; charset=utf-8').send(SORRY);
  }
});

async function viewOf(code: string, request: Request, answers: boolean): Promise<DoorView> {
  const { key: sentKey, ...draft } = sentSchema.parse(answers ? (request.body ?? {}) : {});
  const found = await tryCode(code, requestOrigin(request));
  if (found === null) return { state: 'gone' };
  if ('retryAt' in found) return { state: 'limited', retryAt: found.retryAt, draft: answers ? draft : null };
  // A form without one, which the page never sends, is another form each time.
  const key = sentKey === '' ? randomBytes(16).toString('hex') : sentKey;
  const ask = (again: DoorDraft | null): DoorView => ({
    state: 'found',
    collector: found.collector,
    draft: again,
    key,
  });
  if (!answers) return ask(null);
  const form = doorFormSchema.safeParse(draft);
  if (!form.success) return ask(draft);
  await addAnswer(found, code, key, form.data);
  return { state: 'answered', kind: form.data.kind };
}

/** A part of an address; what is not encoded well is no code. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** Without the renderer, which may be what failed; therefore in all three languages. */
const SORRY = `ขณะนี้ยังตรวจสอบไม่ได้ กรุณาลองอีกครั้งในอีกสักครู่ และอย่าชำระเงินจนกว่าจะตรวจสอบได้
This cannot be checked just now. Please try again in a moment, and do not pay before it can.
暂时无法核实，请稍后再试。核实之前请勿付款。
`;
