/** Matches the script that precedes all visible content (`head-script.ts`), in development its address. */
export const FIRST = /<script(?: src="[^"]+")?>[^]*?<\/script>/;

/**
 * Asks for the font files together with the page, or they would be late for its first paint; at a low priority, so that
 * on a slow line the page itself comes first. Written into the finished HTML: React would put such links
 * elsewhere.
 */
export function askForFonts(html: string, files: readonly string[]): string {
  const links = files.map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${file}" />`,
  );
  return html.replace(FIRST, (first) => [first, ...links].join('\n    '));
}

/** Of the heading face a page preloads a subset (`page-faces.ts`); the file comes where a heading has other letters. */
export function isAskedFor(file: string): boolean {
  return file.endsWith('.woff2') && !/(?:^|\/)trirong-/.test(file);
}
