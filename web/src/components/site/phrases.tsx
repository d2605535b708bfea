import type { Language } from '@app/domain/language';
import { useLanguage } from '@/i18n';

/** Where a phrase ends: at a space in Thai, after a mark in Chinese, in English where a sentence or its half ends. */
const ENDS: Partial<Record<Language, RegExp>> = {
  th: /(?<= )/,
  en: /(?<=[.;?!] )/,
  zh: /(?<=[，。；：、？！])/u,
};

/** A heading whose lines end between phrases, as long as a phrase fits into a line. */
export function Phrases({ text }: { text: string }) {
  const end = ENDS[useLanguage()];
  if (end === undefined) return text;
  return text.split(end).map((phrase, index) => (
    <span key={index}>
      <span className="inline-block">{phrase.trimEnd()}</span>
      {phrase.endsWith(' ') && ' '}
    </span>
  ));
}
