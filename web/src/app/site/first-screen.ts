/** Elements that have no end. */
const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/;
const TAG = /<(\/?)([a-zA-Z][\w-]*)(?:"[^"]*"|[^">])*?(\/?)>/g;

/**
 * What the first screen of a public page may show, as HTML: the header without its closed menus, the first part of the content, and
 * what follows the footer (the bar at the foot of a phone). Parts further down are further than a phone's screen.
 */
export function firstScreenOf(html: string): string {
  const body = html.indexOf('<body');
  const [root = ''] = /<html\b[^>]*>/.exec(html) ?? [];
  const main = html.indexOf('<main', body);
  if (main === -1) return html;
  const first = html.indexOf('<', html.indexOf('>', main));
  const footer = html.lastIndexOf('</footer>');
  const before = html.slice(body, endOf(html, first));
  return root + withoutMenus(before) + (footer === -1 ? '' : html.slice(footer));
}

/** The place after the element that starts at `start`. */
function endOf(html: string, start: number): number {
  let depth = 0;
  TAG.lastIndex = start;
  for (let tag = TAG.exec(html); tag !== null; tag = TAG.exec(html)) {
    const [, end = '', name = '', self = ''] = tag;
    if (end !== '') depth -= 1;
    else if (self === '' && !VOID.test(name.toLowerCase())) depth += 1;
    if (depth <= 0) return TAG.lastIndex;
  }
  return html.length;
}

/** The ground of a menu's button is drawn while its menu is open. */
const TAB = /<span aria-hidden="true" class="[^"]*\bmenu-tab-ground\b[^"]*"><\/span>/g;

function withoutMenus(html: string): string {
  let text = html.replace(TAB, '');
  for (let at = text.search(/<div\b[^>]*\spopover=/); at !== -1; at = text.search(/<div\b[^>]*\spopover=/))
    text = text.slice(0, at) + text.slice(endOf(text, at));
  return text;
}
