import type { MailLinkState } from '@app/domain/contracts/render-page';
import { onRequest } from 'firebase-functions/v2/https';
import { secretPage } from '../site/secret-page.ts';
import { readToken } from './link-token.ts';
import { follow, isOfUse } from './subscription.repo.ts';

/**
 * The pages behind the links of the newsletter's mails: `/newsletter/confirm`, `/newsletter/unsubscribe`, with the language before it or
 * not. GET shows a page with a button; POST acts, from that button or from the mail program's (RFC 8058), which needs no page.
 */
export const serveNewsletter = onRequest(
  { invoker: 'public' },
  secretPage({
    fn: 'serveNewsletter',
    pattern: /^\/(?:(?<lng>en|zh)\/)?newsletter\/(?<act>confirm|unsubscribe)$/,
    async show({ request, response, groups, acts, renderer, language }) {
      const act = groups['act'] === 'confirm' ? 'confirm' : 'unsubscribe';
      const token = readToken(request.query['token']);
      const state = token === null ? 'gone' : await stateOf(act, token, acts);
      response
        .status(state === 'gone' ? 404 : 200)
        .type('html')
        .send(await renderer.renderPage({ page: 'mail-link', act, state, token: token ?? '' }, language));
    },
  }),
);

async function stateOf(act: 'confirm' | 'unsubscribe', token: string, acts: boolean): Promise<MailLinkState> {
  if (acts) return follow(act, token);
  return (await isOfUse(act, token)) ? 'ask' : 'gone';
}
