import { excessOf } from '@app/domain/article-excess';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useExcessSentence } from '../../use-excess-sentence';

/** Says which limit the text exceeds. */
export function ExcessWarning({ content }: { content: string }) {
  const { t } = useTranslation('blog-admin');
  const typed = useDeferredValue(content);
  const excess = useMemo(() => excessOf(typed), [typed]);
  const sentence = useExcessSentence(excess);
  return (
    <p role="status" className="border-s-3 border-seal ps-2.5 text-sm font-medium empty:hidden">
      {sentence !== undefined && t('excess.joined', { first: sentence, second: t('excess.before') })}
    </p>
  );
}
