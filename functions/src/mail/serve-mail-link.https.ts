import type { MailLinkState } from '@app/domain/contracts/render-page';
import { onRequest } from 'firebase-functions/v2/https';
import { secretPage } from '../site/secret-page.ts';
import { isOfUse, stopMails } from './stop-mails.repo.ts';
import { readStopToken } from './stop-token.ts';

/**
 * The page behind the link that ends mails about notifications: `/mail/stop`, with the language before it or not. GET shows a button; POST
 * acts, from that button or from the mail program's (RFC 8058), which needs no page.
 */
export const serveMailLink = onRequest(
  { invoker: 'public' },
  secretPage({
    fn: 'serveMailLink',
    pattern: /^\/(?:(?<lng>en|zh)\/)?mail\/stop$/,
    async show({ request, response, acts, renderer, language }) {
      const { token } = request.query;
      const state = await stateOf(token, acts);
      const page = {
        page: 'mail-link',
        act: 'stop',
        state,
        token: typeof token === 'string' ? token : '',
      } as const;
      response
        .status(state === 'gone' ? 404 : 200)
        .type('html')
        .send(await renderer.renderPage(page, language));
    },
  }),
);

async function stateOf(token: unknown, acts: boolean): Promise<MailLinkState> {
  const stop = await readStopToken(token);
  if (stop === null) return 'gone';
  if (acts) return (await stopMails(stop)) ? 'done' : 'gone';
  return (await isOfUse(stop)) ? 'ask' : 'gone';
}
