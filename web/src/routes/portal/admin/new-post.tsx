import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Page } from '@/components/page';
import { ArticleEditor } from '@/features/blog/components/admin/article-editor';
import { BackToPosts } from '@/features/blog/components/admin/back-to-posts';
import { links } from '@/lib/navigation/links';

/** Writes an article that is not there yet (requirements section 2). */
export default function AdminNewPost() {
  const { t } = useTranslation('headings');
  const navigate = useNavigate();
  return (
    <Page title={t('newPost.title')} aside={<BackToPosts />}>
      <ArticleEditor post={null} onDone={() => void navigate(links.admin.blog)} />
    </Page>
  );
}
