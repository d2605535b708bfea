import { isPageRenderer, type PageRenderer } from '@app/domain/contracts/render-page';

/** Left by the web's build beside this bundle; loaded at the first request, so that no other function carries it. */
const RENDERER = new URL('../site/page-renderer.js', import.meta.url).href;

/** What draws pages and mails. @throws Error when the web's build and this one do not belong together */
export async function loadRenderer(): Promise<PageRenderer> {
  const loaded: unknown = await import(/* @vite-ignore */ RENDERER);
  if (isPageRenderer(loaded)) return loaded;
  throw new Error('page-renderer.js is not of this version.');
}
