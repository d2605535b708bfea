import { write } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { reasonOf } from '../lib/errors.ts';
import { answerTo } from './answer.ts';
import { KeptAnswers } from './kept-answers.ts';
import { loadRenderer } from './page-renderer.ts';
import { protect } from './protect.ts';
import { siteContent } from './site-content.repo.ts';
import { readRequest, sessionCookie } from './site-request.ts';

/**
 * How long an instance caches its reads, in ms: in addition to the minute of the edge, which caches each address with its
 * query string separately. 0 in the emulator, which has no edge either, so that writes are visible immediately.
 */
const TRUSTED = process.env.FUNCTIONS_EMULATOR === 'true' ? 0 : 10_000;
const kept = new KeptAnswers(TRUSTED);

/**
 * Serves the pages with live content, behind Hosting: blog, articles, roadmap, the site map, and the current home page
 * (decision 061). Also unknown pages below `/en` and `/zh`, which Hosting would answer in the visitor's language. Public;
 * reads only public data.
 */
export const serveSite = onRequest({ invoker: 'public' }, async (request, response) => {
  await protect(response);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).end();
    return;
  }
  const { request: asked, language } = readRequest({
    path: request.path,
    lng: request.query['lng'],
    page: request.query['page'],
    cookie: sessionCookie(request.get('cookie')),
    acceptLanguage: request.get('accept-language'),
  });
  try {
    const answer = await answerTo(asked, language, await loadRenderer(), siteContent, kept);
    const { status, type, body, keep, location } = answer;
    // The redirect keeps the query string (`?lng=en`).
    if (location !== undefined) response.location(location + new URL(request.url, 'http://any').search);
    response
      .status(status)
      .set('Content-Type', type)
      // Browsers revalidate, and the edge answers them.
      .set('Cache-Control', `public, max-age=0, must-revalidate, s-maxage=${keep}`)
      .set('Vary', 'Accept-Language, Cookie')
      .send(body);
  } catch (error) {
    write({ severity: 'ERROR', message: 'serveSite: failed', reason: reasonOf(error) });
    response
      .status(503)
      .set('Retry-After', '30')
      .set('Cache-Control', 'no-store')
      .set('Content-Type', 'text/plain; charset=utf-8')
      .send(SORRY);
  }
});

/** Without the renderer, which may be what failed; therefore in all three languages. */
const SORRY = `ขณะนี้ยังแสดงหน้านี้ไม่ได้ กรุณาลองอีกครั้งในอีกสักครู่
This page cannot be shown just now. Please try again in a moment.
此页面暂时无法显示，请稍后再试。
`;
