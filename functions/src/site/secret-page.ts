import type { Language } from '@app/domain/language';
import { write } from 'firebase-functions/logger';
import type { HttpsFunction, Request } from 'firebase-functions/v2/https';
import { reasonOf } from '../lib/errors.ts';
import { loadRenderer } from './page-renderer.ts';
import { protect } from './protect.ts';
import { sessionCookie, visitorsLanguage } from './site-request.ts';

type Response = Parameters<HttpsFunction>[1];

/** A request for such a page, once its address is known to be one. */
export interface Visit {
  request: Request;
  response: Response;
  /** Of the pattern; the group `lng` is the language in the address. */
  groups: Readonly<Record<string, string | undefined>>;
  /** POST: the button of the page was pressed. */
  acts: boolean;
  renderer: Awaited<ReturnType<typeof loadRenderer>>;
  language: Language;
}

interface SecretPage {
  /** The function's name, in the log. */
  fn: string;
  /** Of the path, with the group `lng`. */
  pattern: RegExp;
  /** What is sent without the renderer, which may be what failed; therefore in all three languages. */
  sorry?: string;
  show: (visit: Visit) => Promise<void>;
}

const SORRY = `ขณะนี้ยังดำเนินการไม่ได้ กรุณาลองอีกครั้งในอีกสักครู่
This cannot be done just now. Please try again in a moment.
此操作暂时无法完成，请稍后再试。
`;

/**
 * Serves pages whose address holds a secret: never cached or indexed, and named to no other site. GET shows and changes nothing, because
 * scanners of mails follow every link; POST acts. Other methods are answered with 405, other addresses with the page for them.
 */
export function secretPage({ fn, pattern, sorry = SORRY, show }: SecretPage) {
  return async (request: Request, response: Response): Promise<void> => {
    await protect(response);
    response
      .set('Cache-Control', 'no-store')
      .set('Referrer-Policy', 'no-referrer')
      .set('X-Robots-Tag', 'noindex');
    const acts = request.method === 'POST';
    if (!acts && request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD, POST').status(405).end();
      return;
    }
    try {
      const match = pattern.exec(request.path);
      const groups = match?.groups ?? {};
      const renderer = await loadRenderer();
      const language = visitorsLanguage({
        lng: groups['lng'] ?? request.query['lng'],
        cookie: sessionCookie(request.get('cookie')),
        acceptLanguage: request.get('accept-language'),
      });
      if (match === null) {
        response
          .status(404)
          .type('html')
          .send(await renderer.renderPage({ page: 'not-found' }, language));
        return;
      }
      await show({ request, response, groups, acts, renderer, language });
    } catch (error) {
      write({ severity: 'ERROR', message: `${fn}: failed`, reason: reasonOf(error) });
      response.status(503).set('Retry-After', '30').type('text/plain; charset=utf-8').send(sorry);
    }
  };
}
