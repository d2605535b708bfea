import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@app/domain/language';
import { sessionCookie, visitorsLanguage } from '../site/site-request.ts';

interface Headers {
  referer: string | undefined;
  /** All cookies. */
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/**
 * The language of a form's sender: that of the page's address (`/en/contact`), else the visitor's preference (cookie, then
 * `Accept-Language`, else Thai).
 */
export function readersLanguage({ referer, cookie, acceptLanguage }: Headers): Language {
  const page = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname.split('/')[1] : '';
  const asked = LANGUAGES.find((language) => language === page && language !== FALLBACK_LANGUAGE);
  return asked ?? visitorsLanguage({ lng: undefined, cookie: sessionCookie(cookie), acceptLanguage });
}
