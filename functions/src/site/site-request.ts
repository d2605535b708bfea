import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@app/domain/language';
import { LIMITS } from '@app/domain/limits';

/** What a visitor asks the function for. */
export type SiteRequest =
  /** `prefix` is how the address says its language: `/en`, `/zh`, or nothing. */
  | { kind: 'article'; slug: string; prefix: string }
  | { kind: 'blog' | 'roadmap' | 'home' }
  | { kind: 'sitemap' }
  | { kind: 'unknown' };

/** What of an HTTP request decides. */
export interface Asked {
  /** As it was sent, still encoded. */
  path: string;
  /** The parameter `lng`. */
  lng: unknown;
  /** The cookie `__session`, the only one that Hosting hands on (contract, Web). */
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/** @returns what is asked for, and the language in which: of the address, else of the visitor */
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
    request: pageAt(rest, prefix === undefined ? '' : `/${prefix}`),
    language: prefix ?? visitorsLanguage(asked),
  };
}

function pageAt(segments: readonly string[], prefix: string): SiteRequest {
  const [first, second, ...more] = segments;
  if (more.length > 0) return { kind: 'unknown' };
  if (second === undefined) {
    if (first === 'blog' || first === 'roadmap') return { kind: first };
    return { kind: first === 'sitemap.xml' && prefix === '' ? 'sitemap' : 'unknown' };
  }
  const slug = first === 'blog' ? decode(second) : null;
  return slug === null ? { kind: 'unknown' } : { kind: 'article', slug, prefix };
}

/** A slug as it is stored, or null for what cannot be one. Thai arrives encoded. */
function decode(segment: string): string | null {
  try {
    const slug = decodeURIComponent(segment);
    return slug.length <= LIMITS.slug ? slug : null;
  } catch {
    return null;
  }
}

/** The order of the specification (section 4): address, cookie, what the browser asks for, Thai. */
export function visitorsLanguage({ lng, cookie, acceptLanguage }: Omit<Asked, 'path'>): Language {
  const asked = typeof lng === 'string' ? asLanguage(lng) : null;
  return asked ?? asLanguage(cookie ?? '') ?? preferred(acceptLanguage ?? '') ?? FALLBACK_LANGUAGE;
}

/** `zh-TW` is Chinese. */
function asLanguage(tag: string): Language | null {
  const [primary] = tag.trim().toLowerCase().split(/[-_]/, 1);
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/** The first of `th,en;q=0.8` that we have, by weight. */
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
