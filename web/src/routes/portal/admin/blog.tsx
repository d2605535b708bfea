import { LISTS } from '@app/domain/lists';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/empty-state';
import { ListFrame } from '@/components/list-frame';
import { Page, Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { usePostList, usePostsAhead } from '@/features/blog/api/use-post-list';
import { PostTable } from '@/features/blog/components/admin/post-table';
import { useListState } from '@/lib/list/list-state';
import { links } from '@/lib/navigation/links';

/** The journal behind its pages: what is published, by whom and when (requirements section 2). */
export default function AdminBlog() {
  const { t } = useTranslation(['blog-admin', 'common']);
  const state = useListState(LISTS.posts);
  const list = usePostList(state);
  const create = (
    <Button asChild variant="seal">
      <Link to={links.admin.newPost}>
        <PenLine aria-hidden />
        {t('blog-admin:list.create')}
      </Link>
    </Button>
  );
  const empty = (
    <EmptyState title={t('blog-admin:list.empty')} text={t('blog-admin:list.emptyText')} action={create} />
  );
  return (
    <Page title={t('headings:blog.title')} aside={create}>
      <Sheet>
        <ListFrame
          state={state}
          list={list}
          searchLabel={t('blog-admin:list.search')}
          sorts={{
            newest: t('blog-admin:list.newest'),
            oldest: t('blog-admin:list.oldest'),
            title: t('blog-admin:list.byTitle'),
            titleLast: t('blog-admin:list.byTitleLast'),
          }}
          failure={{ title: t('common:error'), text: t('blog-admin:list.failedText') }}
          empty={empty}
        >
          {(rows) => <PostTable rows={rows} empty={empty} />}
        </ListFrame>
      </Sheet>
    </Page>
  );
}

export function Ahead() {
  usePostsAhead();
  return null;
}
