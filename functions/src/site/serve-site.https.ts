import { write } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { reasonOf } from '../lib/errors.ts';
import { answerTo } from './answer.ts';
import { KeptAnswers } from './kept-answers.ts';
import { loadRenderer } from './page-renderer.ts';
import { protect } from './protect.ts';
import { siteContent } from './site-content.repo.ts';
import { readRequest } from './site-request.ts';

/**
 * For so long, in ms, an instance answers without reading again: beside the minute of the edge, which keeps each address
 * with its query string apart. In the emulator, which has no edge either, what was just written is there at once.
 */
const TRUSTED = process.env.FUNCTIONS_EMULATOR === 'true' ? 0 : 10_000;
const kept = new KeptAnswers(TRUSTED);

/**
 * The pages with live content, behind Hosting: blog, articles, roadmap, the site map, and the home page as it is now
 * (decision 061). Also whatever is not there below `/en` and `/zh`: Hosting would answer in the visitor's language. Public; reads what everybody may read.
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
    cookie: /(?:^|;\s*)__session=([^;]*)/.exec(request.get('cookie') ?? '')?.[1],
    acceptLanguage: request.get('accept-language'),
  });
  try {
    const answer = await answerTo(asked, language, await loadRenderer(), siteContent, kept);
    const { status, type, body, keep, location } = answer;
    // What was asked beside the path (`?lng=en`) is asked there as well.
    if (location !== undefined) response.location(location + new URL(request.url, 'http://any').search);
    response
      .status(status)
      .set('Content-Type', type)
      // Browsers ask again, the edge answers them.
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

/** Said without the renderer, which may be what failed; so in all three languages. */
const SORRY = `ขณะนี้ยังแสดงหน้านี้ไม่ได้ กรุณาลองอีกครั้งในอีกสักครู่
This page cannot be shown just now. Please try again in a moment.
此页面暂时无法显示，请稍后再试。
`;
