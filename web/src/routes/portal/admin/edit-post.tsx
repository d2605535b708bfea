import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Page, Sheet } from '@/components/page';
import { Skeleton } from '@/components/ui/skeleton';
import { usePostToEdit } from '@/features/blog/api/use-post-to-edit';
import { ArticleEditor } from '@/features/blog/components/admin/article-editor';
import { BackToPosts } from '@/features/blog/components/admin/back-to-posts';
import { links } from '@/lib/navigation/links';
import { toasts } from '@/lib/command/toast';
import { LatePart } from '../late-part';

const loadSavedExcess = () => import('@/features/blog/components/admin/saved-excess');

/** Edits the article of a slug; without one it leads back to the list (requirements sections 2 and 8). */
export default function AdminEditPost() {
  const { t } = useTranslation(['blog-admin', 'common']);
  const navigate = useNavigate();
  const { slug = '' } = useParams();
  const post = usePostToEdit(slug);
  const missing = post === null;
  useEffect(() => {
    if (!missing) return;
    toasts.show({
      variant: 'destructive',
      title: t('blog-admin:editor.missing'),
      description: t('blog-admin:editor.missingText'),
    });
    void navigate(links.admin.blog, { replace: true });
  }, [missing, navigate, t]);
  return (
    <Page title={t('headings:editPost.title')} aside={<BackToPosts {...(post ? { post } : {})} />}>
      {post ? (
        <>
          <LatePart load={loadSavedExcess} draw={({ SavedExcess }) => <SavedExcess postId={post.id} />} />
          <ArticleEditor key={post.id} post={post} onDone={() => void navigate(links.admin.blog)} />
        </>
      ) : (
        <Sheet>
          <div role="status" className="grid gap-5 p-5">
            <span className="sr-only">{t('common:loading')}</span>
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-28 w-full" />
            <Skeleton className="h-96 w-full" />
          </div>
        </Sheet>
      )}
    </Page>
  );
}

export function Ahead() {
  usePostToEdit(useParams()['slug'] ?? '');
  return null;
}
