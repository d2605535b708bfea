/**
 * Asks for the font files together with the page, or they would be late for its first paint; at a low priority, so that
 * on a slow line the page itself comes first. Written into the finished HTML, whoever made it.
 */
export function askForFonts(html: string, files: readonly string[]): string {
  const links = files.map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="${file}" />`,
  );
  return html.replace('</title>', () => ['</title>', ...links].join('\n    '));
}
