/** Whether a picture is the site's own: of its Storage, or of the site itself. The CSP lets no other in. */
export function isOwnPicture(url: string): boolean {
  return /^https:\/\/firebasestorage\.googleapis\.com\//.test(url) || /^\/(?![/\\])/.test(url);
}
