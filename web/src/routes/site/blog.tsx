import type { BlogPost } from '@app/domain/blog';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/components/site/page-head';
import { ArticleList } from '@/features/blog/components/article-list';

/** The journal. Articles are written in Thai; the page around them is in the reader's language. */
export default function Blog({ posts }: { posts: readonly BlogPost[] }) {
  const { t } = useTranslation('page-blog');
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} petals={14} />
      <div className="mx-auto w-full max-w-[72rem] px-5 pt-10 pb-24 sm:px-8">
        <div data-live="blog">
          <ArticleList posts={posts} />
        </div>
      </div>
    </>
  );
}
