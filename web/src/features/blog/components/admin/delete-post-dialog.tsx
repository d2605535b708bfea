import type { BlogPost } from '@app/domain/blog';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { useCommand } from '@/lib/command/use-command';
import { deletePost } from '../../api/delete-post';

interface DeletePostDialogProps {
  /** Stays while the dialog closes, and when somebody else deletes it meanwhile. */
  post: BlogPost;
  open: boolean;
  onClose: () => void;
}

/** Asks before an article is deleted for good (requirements section 2), then does it and says how it went. */
export function DeletePostDialog({ post, open, onClose }: DeletePostDialogProps) {
  const { t } = useTranslation(['blog-admin', 'problems', 'common']);
  const { busy, send } = useCommand({
    run: () => deletePost(post.id),
    done: () => ({ title: t('blog-admin:deletion.done'), description: t('blog-admin:deletion.doneText') }),
    failed: t('blog-admin:deletion.failed'),
    // After a failure as well: behind an open dialog nobody could reach the toast.
    onSettled: onClose,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        if (!busy) onClose();
      }}
    >
      <DialogContent role="alertdialog" closeLabel={t('common:close')} className="grid gap-4">
        <DialogTitle className="pe-10 text-xl">{t('blog-admin:deletion.title')}</DialogTitle>
        <DialogDescription asChild>
          <div className="grid gap-4">
            <blockquote className="min-w-0 border-s-3 border-brass ps-4">
              <bdi className="line-clamp-3 font-semibold break-words">{post.title}</bdi>
            </blockquote>
            <p>{t('blog-admin:deletion.text')}</p>
          </div>
        </DialogDescription>
        <div className="flex flex-wrap justify-end gap-3">
          <Button className="max-sm:grow" disabled={busy} onClick={onClose}>
            {t('blog-admin:deletion.cancel')}
          </Button>
          <Button variant="seal" className="max-sm:grow" busy={busy} onClick={() => void send()}>
            {t(busy ? 'blog-admin:deletion.running' : 'blog-admin:deletion.confirm')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
