import type { PageRenderer } from '@app/domain/contracts/render-page';
import assets from 'virtual:site-assets';
import { site } from '@/site.config';
import { SITE_PAGES } from '../pages/pages';
import * as article from './render-article';
import { DATA_PAGES, renderDataPage } from './render-data-page';
import { renderMail as renderMailText } from './render-mail';
import { statementWords as wordsOfStatement } from './statement-words';

/** Built into one file for the function that serves pages with live content (decision 061). */
export const {
  renderPage,
  renderMail,
  statementWords,
  renderArticle,
  renderPlain,
  articleVersion,
  sitePaths,
  baseUrl,
}: PageRenderer = {
  renderPage: (request, language) => renderDataPage(request, language, assets),
  renderMail: renderMailText,
  statementWords: wordsOfStatement,
  ...article,
  sitePaths: [...DATA_PAGES, ...SITE_PAGES].map(({ path }) => path),
  baseUrl: site.baseUrl,
};
