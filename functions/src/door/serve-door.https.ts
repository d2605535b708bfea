import { randomBytes } from 'node:crypto';
import type { DoorDraft, DoorView } from '@app/domain/contracts/render-page';
import { doorFormSchema, doorPath, readDoorCode } from '@app/domain/door';
import { onRequest, type Request } from 'firebase-functions/v2/https';
import { requestOrigin } from '../rate-limit/request-origin.ts';
import { secretPage } from '../site/secret-page.ts';
import { addAnswer, tryCode } from './door.repo.ts';
import * as z from 'zod/mini';

/** What a form may hold; anything else counts as empty. */
const field = z.catch(
  z.pipe(
    z.string(),
    // Browsers send each line's end as two characters.
    z.transform((text) => text.replace(/\r\n?/g, '\n')),
  ),
  '',
);
/** A body that is no form, such as a list, counts as an empty one: the try is counted before anything is said about it. */
const sentSchema = z.catch(z.object({ kind: field, text: field, reach: field, key: field }), {
  kind: '',
  text: '',
  reach: '',
  key: '',
});

const STATUS: Record<DoorView['state'], number> = {
  ask: 200,
  found: 200,
  answered: 200,
  gone: 404,
  limited: 429,
};

/**
 * The debtor's door: who contacts me? `/verify` and `/verify/{code}`, with the language before it or not. GET shows, POST answers; no
 * script is needed. The page holds nothing about the debt: who finds a letter learns no more than that somebody works for the firm.
 */
export const serveDoor = onRequest(
  { invoker: 'public' },
  secretPage({
    fn: 'serveDoor',
    pattern: /^(?:\/(?<lng>en|zh))?\/verify(?:\/(?<code>[^/]*))?$/,
    sorry: `ขณะนี้ยังตรวจสอบไม่ได้ กรุณาลองอีกครั้งในอีกสักครู่ และอย่าชำระเงินจนกว่าจะตรวจสอบได้
This cannot be checked just now. Please try again in a moment, and do not pay before it can.
暂时无法核实，请稍后再试。核实之前请勿付款。
`,
    async show({ request, response, groups, acts, renderer, language }) {
      const { lng, code: inPath } = groups;
      const inQuery = request.query['code'];
      const typed = inQuery ?? (inPath === undefined ? undefined : decoded(inPath));
      const code = typeof typed === 'string' ? readDoorCode(typed) : null;
      if (inQuery !== undefined && code !== null) {
        response.redirect(303, `${lng === undefined ? '' : `/${lng}`}${doorPath(code)}`);
        return;
      }
      const view = await viewAt(typed, code, request, acts);
      if (view.state === 'limited')
        response.set('Retry-After', String(Math.ceil((view.retryAt.getTime() - Date.now()) / 1000)));
      const isIncomplete = view.state === 'found' && view.draft !== null;
      response
        .status(isIncomplete ? 422 : STATUS[view.state])
        .type('html')
        .send(await renderer.renderPage({ page: 'verify', code: code ?? '', ...view }, language));
    },
  }),
);

/** @param typed undefined: no code was given; @param code null: what was given cannot be one */
async function viewAt(
  typed: unknown,
  code: string | null,
  request: Request,
  answers: boolean,
): Promise<DoorView> {
  if (typed === undefined) return { state: 'ask' };
  return code === null ? { state: 'gone' } : viewOf(code, request, answers);
}

async function viewOf(code: string, request: Request, answers: boolean): Promise<DoorView> {
  const { key: sentKey, ...draft } = sentSchema.parse(answers ? (request.body ?? {}) : {});
  const origin = requestOrigin(request);
  const found = await tryCode(code, origin);
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
  const retryAt = await addAnswer(found, { code, key, form: form.data }, origin);
  return retryAt !== null
    ? { state: 'limited', retryAt, draft }
    : { state: 'answered', kind: form.data.kind };
}

/** A part of an address; what is not encoded well is no code. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
