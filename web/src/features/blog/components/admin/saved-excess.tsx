import { useTranslation } from 'react-i18next';
import { useArticleExcess } from '../../api/use-article-excess';
import { useExcessSentence } from '../../use-excess-sentence';

/** Warning about the limits that the saved text exceeded, as reported by the renderer. */
export function SavedExcess({ postId }: { postId: string }) {
  const { t } = useTranslation('blog-admin');
  const sentence = useExcessSentence(useArticleExcess(postId) ?? null);
  if (sentence === undefined) return null;
  return (
    <p role="status" className="mb-6 border-s-4 border-seal bg-fold px-4 py-2.5">
      {t('excess.joined', { first: t('excess.after'), second: sentence })}
    </p>
  );
}
