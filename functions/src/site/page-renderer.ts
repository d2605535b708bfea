import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isPageRenderer, type PageRenderer, type RenderedArticle } from '@app/domain/contracts/render-page';
import type { Language } from '@app/domain/language';
import { environment } from '../lib/env.ts';
import { TimeLimitedRenderer } from './time-limited-renderer.ts';

/** Written by the web's build beside this bundle; loaded lazily at the first request, and by no other function. */
const RENDERER = (
  environment.siteFolder === null
    ? new URL('../site/page-renderer.js', import.meta.url)
    : pathToFileURL(join(environment.siteFolder, 'page-renderer.js'))
).href;

/** The renderer of pages and mails. @throws Error when it is missing, or of another version than these functions */
export async function loadRenderer(): Promise<PageRenderer> {
  const loaded: unknown = await import(/* @vite-ignore */ RENDERER);
  if (isPageRenderer(loaded)) return loaded;
  throw new Error('page-renderer.js is not of this version.');
}

const articles = new TimeLimitedRenderer(RENDERER);

/** An article's text as HTML, plain when it has taken too long. @throws see {@link loadRenderer} */
export async function renderInTime(markdown: string, language: Language): Promise<RenderedArticle> {
  const rendered = await articles.render(markdown, language);
  if (rendered !== null) return rendered;
  const { renderPlain } = await loadRenderer();
  return { html: renderPlain(markdown), excess: { kind: 'time', line: null } };
}
