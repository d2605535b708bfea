import { subscribe as contract } from '@app/domain/contracts/subscribe';
import type { Request } from 'firebase-functions/v2/https';
import type { Language } from '@app/domain/language';
import { publicCall } from '../account/calls.ts';
import { environment } from '../lib/env.ts';
import { exhausted } from '../rate-limit/exhausted.ts';
import { showInTerminal } from '../mail/show-in-terminal.ts';
import { requestOrigin } from '../rate-limit/request-origin.ts';
import { loadRenderer } from '../site/page-renderer.ts';
import { newToken } from './link-token.ts';
import { confirmMail } from './mail.ts';
import { readersLanguage } from './readers-language.ts';
import { addSubscriber } from './subscription.repo.ts';

/** Subscribes an address to the newsletter; open to anyone, rate limited, with the same answer for every address. */
export const subscribe = publicCall(contract, async ({ email }, request) => {
  const renderer = await loadRenderer();
  const token = newToken();
  const mail = confirmMail(renderer, environment.hostingOrigin ?? renderer.baseUrl, {
    email,
    token,
    language: languageOf(request.rawRequest),
  });
  const outcome = await addSubscriber(email, requestOrigin(request.rawRequest), { token, mail });
  if ('retryAt' in outcome) throw exhausted(outcome.retryAt);
  if (outcome.mailed) showInTerminal(mail);
  return {};
});

function languageOf(request: Request): Language {
  return readersLanguage({
    referer: request.get('referer'),
    cookie: request.get('cookie'),
    acceptLanguage: request.get('accept-language'),
  });
}
