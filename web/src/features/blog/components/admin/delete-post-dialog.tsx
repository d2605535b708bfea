import type { BlogPost } from '@app/domain/blog';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { deletePost } from '../../api/delete-post';

interface DeletePostDialogProps {
  /** Stays while the dialog closes, and when somebody else deletes it meanwhile. */
  post: BlogPost;
  open: boolean;
  onClose: () => void;
}

/** Asks before an article is deleted for good (requirements section 2), then does it and says how it went. */
export function DeletePostDialog({ post, open, onClose }: DeletePostDialogProps) {
  const { t } = useTranslation('blog-admin');
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      words={{
        title: t('deletion.title'),
        text: t('deletion.text'),
        confirm: t('deletion.confirm'),
        running: t('deletion.running'),
        cancel: t('deletion.cancel'),
        done: t('deletion.done'),
        doneText: t('deletion.doneText'),
        failed: t('deletion.failed'),
      }}
      run={() => deletePost(post.id)}
    >
      <blockquote className="min-w-0 border-s-3 border-brass ps-4">
        <bdi className="line-clamp-3 font-semibold break-words">{post.title}</bdi>
      </blockquote>
    </ConfirmDialog>
  );
}
