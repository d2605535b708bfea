/** What needs React in the browser, by name; `web/site/browser/islands.tsx` says which component each is. */
export type IslandName = 'newsletter' | 'contact-form' | 'limitation-check' | 'messaging' | 'session';

/**
 * A place in a static page for something that runs in the browser. It is rendered apart from the page, so that the
 * browser can take it over alone: the page around it never needs React (decision 060).
 */
export function Island({ name }: { name: IslandName }) {
  return <div data-island={name} className="contents" />;
}
