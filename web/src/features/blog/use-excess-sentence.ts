import { ARTICLE_BOUNDS, type ArticleExcess } from '@app/domain/article-excess';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/index';

/** What is too much, and where it begins to be, in the reader's language; undefined when nothing is. */
export function useExcessSentence(excess: ArticleExcess | null): string | undefined {
  const { t } = useTranslation('blog-admin');
  const number = new Intl.NumberFormat(useLanguage());
  if (excess === null) return undefined;
  const { kind, line } = excess;
  if (kind === 'time' || kind === 'failed') return t(`excess.${kind}`);
  const max = number.format(ARTICLE_BOUNDS[kind]);
  const sentence = t(`excess.${kind}`, { max });
  if (line === null) return sentence;
  return t('excess.joined', { first: sentence, second: t('excess.line', { line: number.format(line) }) });
}
