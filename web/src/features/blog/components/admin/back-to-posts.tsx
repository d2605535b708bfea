import type { BlogPost } from '@app/domain/blog';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { links } from '@/lib/navigation/links';

/** From the editor back to the list, and to the page that readers see where there is one. */
export function BackToPosts({ post }: { post?: BlogPost }) {
  const { t } = useTranslation('blog-admin');
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild>
        <Link to={links.admin.blog}>
          <ArrowLeft aria-hidden />
          {t('editor.back')}
        </Link>
      </Button>
      {post !== undefined && (
        <Button asChild>
          <a href={links.article(post.slug)} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            {t('editor.view')}
          </a>
        </Button>
      )}
    </div>
  );
}
