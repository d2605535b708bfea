import { FUNCTION_COOKIE } from '@app/domain/browser-keys';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@app/domain/language';
import { LIMITS } from '@app/domain/limits';

/** Of the blog's list: almost 5,000 articles. */
const MOST_PAGES = 99;

/** The page that a visitor requests. */
export type SiteRequest =
  /** `prefix` is the language in the address: `/en`, `/zh`, or nothing. */
  | { kind: 'article'; slug: string; prefix: string }
  /** `page` of its list, from 1, the newest. */
  | { kind: 'blog'; page: number }
  | { kind: 'roadmap' | 'home' | 'how-we-count' }
  | { kind: 'sitemap' }
  | { kind: 'unknown' };

/** The parts of an HTTP request that matter. */
export interface Asked {
  /** As it was sent, still encoded. */
  path: string;
  /** The parameter `lng`. */
  lng: unknown;
  /** The parameter `page`. */
  page?: unknown;
  /** The cookie `__session`, the only one that Hosting passes on (contract, Web). */
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/** @returns the requested page and its language: that of the address, else the visitor's */
export function readRequest(asked: Asked): { request: SiteRequest; language: Language } {
  const segments = asked.path.split('/').filter((segment) => segment !== '');
  const [first = ''] = segments;
  const prefix = LANGUAGES.find((language) => language === first && language !== FALLBACK_LANGUAGE);
  if (first === 'fresh') {
    const [, name = '', page = '', ...more] = segments;
    const language = LANGUAGES.find((each) => each === name);
    const isKnown = language !== undefined && page === 'home' && more.length === 0;
    return {
      request: { kind: isKnown ? 'home' : 'unknown' },
      language: language ?? visitorsLanguage(asked),
    };
  }
  const rest = prefix === undefined ? segments : segments.slice(1);
  return {
    request: pageAt(rest, prefix === undefined ? '' : `/${prefix}`, asked.page),
    language: prefix ?? visitorsLanguage(asked),
  };
}

function pageAt(segments: readonly string[], prefix: string, page: unknown): SiteRequest {
  const [first, second, ...more] = segments;
  if (more.length > 0) return { kind: 'unknown' };
  if (second === undefined) {
    if (first === 'blog') return listAt(page);
    if (first === 'roadmap' || first === 'how-we-count') return { kind: first };
    return { kind: first === 'sitemap.xml' && prefix === '' ? 'sitemap' : 'unknown' };
  }
  const slug = first === 'blog' ? decode(second) : null;
  return slug === null ? { kind: 'unknown' } : { kind: 'article', slug, prefix };
}

/** What is no number of a page asks for the first. The numbers are bounded, since each costs another read. */
function listAt(page: unknown): SiteRequest {
  const number = typeof page === 'string' && /^[1-9]\d*$/.test(page) ? Number(page) : 1;
  return number > MOST_PAGES ? { kind: 'unknown' } : { kind: 'blog', page: number };
}

/** A slug as it is stored, or null if it is invalid. Thai arrives encoded. */
function decode(segment: string): string | null {
  try {
    const slug = decodeURIComponent(segment);
    return slug.length <= LIMITS.slug ? slug : null;
  } catch {
    return null;
  }
}

/** The order of the specification (section 4): address, cookie, the browser's preference, Thai. */
export function visitorsLanguage({ lng, cookie, acceptLanguage }: Omit<Asked, 'path'>): Language {
  const asked = typeof lng === 'string' ? asLanguage(lng) : null;
  return asked ?? asLanguage(cookie ?? '') ?? preferred(acceptLanguage ?? '') ?? FALLBACK_LANGUAGE;
}

/** `zh-TW` is Chinese. */
function asLanguage(tag: string): Language | null {
  const [primary] = tag.trim().toLowerCase().split(/[-_]/, 1);
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/** The first supported language of `th,en;q=0.8`, by weight. */
function preferred(header: string): Language | null {
  const ranked = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language: asLanguage(tag), weight: weight === undefined ? 1 : Number(weight.trim().slice(2)) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return ranked.find(({ language }) => language !== null)?.language ?? null;
}

/**
 * @param cookies the request's `Cookie` header
 * @returns the visitor's language as `__session` has it, the only cookie that Hosting passes on (contract, Web)
 */
export function sessionCookie(cookies: string | undefined): string | undefined {
  const name = `${FUNCTION_COOKIE}=`;
  return cookies
    ?.split(/;\s*/)
    .find((each) => each.startsWith(name))
    ?.slice(name.length);
}
