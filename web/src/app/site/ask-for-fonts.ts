/** The script that stands before everything that is painted (`first.ts`), in development its address. */
const FIRST = /<script(?: src="[^"]+")?>[^]*?<\/script>/;

/**
 * Names the font files in the page's head, for `first.ts` to ask for: together with the page, or they would be late for its first
 * paint, or on a slow line after it (decision 066). At a low priority: the page itself comes first. Written into the finished
 * HTML: React would put such links elsewhere.
 */
export function askForFonts(html: string, files: readonly string[]): string {
  const links = files.map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" media="not all" fetchpriority="low" crossorigin href="${file}" />`,
  );
  return html.replace(FIRST, (first) => [...links, first].join('\n    '));
}
