import { lazy, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton';
import type { Article } from '../../article';

/** What draws Markdown is loaded when somebody looks at it. */
const ArticlePreview = lazy(async () => ({ default: (await import('./article-preview')).ArticlePreview }));

/** The article as its readers will see it; follows the typing as fast as the machine can. */
export function PreviewPane({ article }: { article: Article }) {
  const { t } = useTranslation(['blog-admin', 'common']);
  const { title, excerpt, content, image_url } = article;
  const shown = {
    title: useDeferredValue(title),
    excerpt: useDeferredValue(excerpt),
    content: useDeferredValue(content),
    image_url,
  };
  const empty = image_url === null && [title, excerpt, content].every((text) => text.trim() === '');
  if (empty) return <p className="py-10 text-center text-ink-soft">{t('blog-admin:preview.empty')}</p>;
  return (
    <Suspense
      fallback={
        <div role="status" className="grid gap-3">
          <span className="sr-only">{t('common:loading')}</span>
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      }
    >
      <ArticlePreview article={shown} />
    </Suspense>
  );
}
