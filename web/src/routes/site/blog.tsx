import type { BlogCard } from '@app/domain/blog';
import { useTranslation } from 'react-i18next';
import { PETALS } from '@/components/identity/page-engravings';
import { PAGE_WIDTH } from '@/components/site/page-grid';
import { PageHead } from '@/components/site/page-head';
import { ArticleList } from '@/features/blog/components/article-list';
import { cn } from '@/lib/cn';

/** The journal. Articles are written in Thai, and some are translated; the page around them is in the reader's language. */
export default function Blog({ posts }: { posts: readonly BlogCard[] }) {
  const { t } = useTranslation('page-blog');
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} petals={PETALS.blog} />
      <div className={cn(PAGE_WIDTH, 'pb-24')}>
        <div data-live="blog">
          <ArticleList posts={posts} />
        </div>
      </div>
    </>
  );
}
