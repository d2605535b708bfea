import { FALLBACK_LANGUAGE, type Language } from '@app/domain/language';
import { isScreen, links } from './links';

/** Screens that one meets before signing in: their address says the language, as a page's does. */
const BEFORE_SIGN_IN: readonly string[] = [
  links.login,
  links.register,
  links.forgotPassword,
  links.partnerRegistration,
  links.partnerRegister,
];

/**
 * An address of this site in a language: `/about` is `/en/about` in English, `/` is `/en`. Thai has no prefix, nor has
 * the portal behind the sign-in; what leads elsewhere (`tel:`, `https:`, `#part`) stays as it is.
 * @param path may hold a query and a hash; both are kept
 */
export function localePath(path: string, language: Language): string {
  if (language === FALLBACK_LANGUAGE || !path.startsWith('/') || path.startsWith('//')) return path;
  const [pathname, rest] = splitAt(path, path.search(/[?#]/));
  if (isScreen(pathname) && !BEFORE_SIGN_IN.includes(pathname)) return path;
  return `/${language}${pathname === links.home ? '' : pathname}${rest}`;
}

function splitAt(text: string, at: number): [head: string, tail: string] {
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
