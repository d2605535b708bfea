import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';

/** A public page, or a part of one, as the server sends it with these texts. */
export function sitePage(texts: i18n, page: ReactNode): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<I18nextProvider i18n={texts}>{page}</I18nextProvider>);
  return root;
}

/** What is read, without the marks that lead to notes and what keeps words of a line together, and with every blank a plain one. */
export function read(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const mark of copy.querySelectorAll('sup, [aria-hidden="true"]')) mark.remove();
  return copy.textContent
    .replace(/[\u200b\u2060]/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
