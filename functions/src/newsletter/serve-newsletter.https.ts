import type { NewsletterAct, NewsletterLinkState } from '@app/domain/contracts/render-page';
import { write } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { reasonOf } from '../lib/errors.ts';
import { loadRenderer } from '../site/page-renderer.ts';
import { protect } from '../site/protect.ts';
import { sessionCookie, visitorsLanguage } from '../site/site-request.ts';
import { readToken } from './link-token.ts';
import { follow, isOfUse } from './subscription.repo.ts';

/** The links of mails: `/newsletter/confirm`, `/newsletter/unsubscribe`, with the language before it or not. */
const PATH = /^\/(?:(en|zh)\/)?newsletter\/(confirm|unsubscribe)$/;

/**
 * The pages behind the links of the newsletter's mails. GET shows a page with a button and changes nothing, because mail
 * scanners follow every link; POST acts, from that button or from the mail program's (RFC 8058), which needs no page.
 */
export const serveNewsletter = onRequest({ invoker: 'public' }, async (request, response) => {
  await protect(response);
  response.set({
    'Cache-Control': 'no-store',
    // The URL contains the token.
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
  const acts = request.method === 'POST';
  if (!acts && request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD, POST').status(405).end();
    return;
  }
  try {
    const [, prefix, act] = PATH.exec(request.path) ?? [];
    const renderer = await loadRenderer();
    const language = visitorsLanguage({
      lng: prefix ?? request.query['lng'],
      cookie: sessionCookie(request.get('cookie')),
      acceptLanguage: request.get('accept-language'),
    });
    if (act !== 'confirm' && act !== 'unsubscribe') {
      response
        .status(404)
        .type('html')
        .send(await renderer.renderPage({ page: 'not-found' }, language));
      return;
    }
    const token = readToken(request.query['token']);
    const state = token === null ? 'gone' : await stateOf(act, token, acts);
    response
      .status(state === 'gone' ? 404 : 200)
      .type('html')
      .send(await renderer.renderPage({ page: 'newsletter-link', act, state, token: token ?? '' }, language));
  } catch (error) {
    write({ severity: 'ERROR', message: 'serveNewsletter: failed', reason: reasonOf(error) });
    response.status(503).set('Retry-After', '30').type('text/plain; charset=utf-8').send(SORRY);
  }
});

async function stateOf(act: NewsletterAct, token: string, acts: boolean): Promise<NewsletterLinkState> {
  if (acts) return follow(act, token);
  return (await isOfUse(act, token)) ? 'ask' : 'gone';
}

/** Without the renderer, which may be what failed; therefore in all three languages. */
const SORRY = `ขณะนี้ยังดำเนินการไม่ได้ กรุณาลองอีกครั้งในอีกสักครู่
This cannot be done just now. Please try again in a moment.
此操作暂时无法完成，请稍后再试。
`;
