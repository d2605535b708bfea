import type { BlogCard } from '@app/domain/blog';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PETALS } from '@/components/identity/page-engravings';
import { PAGE_WIDTH } from '@/components/site/page-grid';
import { PageHead } from '@/components/site/page-head';
import { SiteLink } from '@/components/site/site-link';
import { ArticleList } from '@/features/blog/components/article-list';
import { cn } from '@/lib/cn';

interface BlogProps {
  posts: readonly BlogCard[];
  /** Where the neighbouring pages of the list are; null: there is none. */
  newer: string | null;
  older: string | null;
}

/**
 * A page of the journal. Articles are written in Thai, and some are translated; the page around them is in the reader's language.
 * Only the first page is live (`use-posts.ts`): each new article would move the older ones while somebody reads their list.
 */
export default function Blog({ posts, newer, older }: BlogProps) {
  const { t } = useTranslation('page-blog');
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} petals={PETALS.blog} />
      <div className={cn(PAGE_WIDTH, 'pb-24')}>
        <div data-live={newer === null ? 'blog' : undefined}>
          <ArticleList posts={posts} />
        </div>
        {(newer !== null || older !== null) && (
          <nav aria-label={t('pages')} className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
            {newer !== null && (
              <SiteLink to={newer} rel="prev" className={TURN}>
                <ArrowLeft aria-hidden className="size-4 shrink-0" />
                {t('newer')}
              </SiteLink>
            )}
            {older !== null && (
              <SiteLink to={older} rel="next" className={cn(TURN, 'ms-auto')}>
                {t('older')}
                <ArrowRight aria-hidden className="size-4 shrink-0" />
              </SiteLink>
            )}
          </nav>
        )}
      </div>
    </>
  );
}

const TURN =
  'inline-flex min-h-11 items-center gap-2 font-medium text-brass decoration-1 underline-offset-6 hover:underline';
