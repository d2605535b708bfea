import { bindAlso } from './bound-parts.ts';
import { SITE_TERMS } from './site-terms.ts';

/** Renders with the words of public pages and articles kept whole, which islands and screens do without. */
export function withSiteWords<T>(render: () => T): T {
  const end = bindAlso(SITE_TERMS);
  try {
    return render();
  } finally {
    end();
  }
}
