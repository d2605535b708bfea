import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton';
import { loadWhenOnline } from '@/lib/page/load-when-online';
import { useLazy } from '@/lib/page/use-lazy';
import type { Article } from '../../article';
import { pictureAddress } from '../../own-picture';

/** What draws Markdown weighs as much as everything else that the editor shows. */
const loadText = () => import('./preview-text');

interface PreviewPaneProps {
  article: Article;
  /** Somebody may be looking: its text is drawn. */
  isWatched: boolean;
}

/** The article as its readers will see it; follows the typing as fast as the machine can. */
export function PreviewPane({ article, isWatched }: PreviewPaneProps) {
  const { t } = useTranslation('blog-admin');
  const title = useDeferredValue(article.title);
  const excerpt = useDeferredValue(article.excerpt);
  const content = useDeferredValue(article.content);
  const picture = pictureAddress(article.image_url);
  if (picture === null && [title, excerpt, content].every((text) => text.trim() === ''))
    return <p className="py-10 text-center text-ink-soft">{t('preview.empty')}</p>;
  return (
    <article lang="th" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 break-words">
      {title.trim() !== '' && (
        <p className="font-heading text-[1.75rem] leading-[1.45] font-semibold">{title}</p>
      )}
      {excerpt.trim() !== '' && <p className="text-lg leading-8 text-ink-soft">{excerpt}</p>}
      {picture !== null && (
        <img
          src={picture}
          alt=""
          className="aspect-[40/21] w-full rounded-sm border border-rule object-cover"
        />
      )}
      {content.trim() !== '' && <Text content={content} isWatched={isWatched} />}
    </article>
  );
}

function Text({ content, isWatched }: { content: string; isWatched: boolean }) {
  const { t, i18n } = useTranslation(['blog-admin', 'common']);
  const [code, want] = useLazy(loadText);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (isWatched) loadWhenOnline(want).catch(() => setFailed(true));
  }, [isWatched, want]);
  if (code !== null) return <code.PreviewText content={content} />;
  if (failed)
    return (
      <p lang={i18n.language} role="status" className="text-ink-soft">
        {t('blog-admin:preview.missing')}
      </p>
    );
  return (
    <div role="status" className="grid gap-3">
      <span lang={i18n.language} className="sr-only">
        {t('common:loading')}
      </span>
      {LINES.map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}

const LINES = ['w-full', 'w-11/12', 'w-4/5', 'w-3/5'];
