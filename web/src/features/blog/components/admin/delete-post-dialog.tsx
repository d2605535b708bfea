import type { BlogPost } from '@app/domain/blog';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { toProblem } from '@/lib/problems';
import { toasts } from '@/lib/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { deletePost } from '../../api/delete-post';

interface DeletePostDialogProps {
  /** Stays while the dialog closes, and when somebody else deletes it meanwhile. */
  post: BlogPost;
  open: boolean;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Asks before an article is deleted for good (requirements section 2), then does it and says how it went. */
export function DeletePostDialog({ post, open, onClose, onCloseAutoFocus }: DeletePostDialogProps) {
  const { t } = useTranslation(['blog-admin', 'problems', 'common']);
  const { busy, run } = useOneAtATime(async () => {
    try {
      await deletePost(post.id);
      toasts.show({ title: t('blog-admin:deletion.done'), description: t('blog-admin:deletion.doneText') });
    } catch (error) {
      toasts.show({
        variant: 'destructive',
        title: t('blog-admin:deletion.failed'),
        description: t(`problems:${toProblem(error)}`),
      });
    } finally {
      // After a failure as well: behind an open dialog nobody could reach the toast.
      onClose();
    }
  });
  return (
    <Dialog
      open={open}
      onOpenChange={() => {
        if (!busy) onClose();
      }}
    >
      <DialogContent
        role="alertdialog"
        closeLabel={t('common:close')}
        onCloseAutoFocus={onCloseAutoFocus}
        className="grid gap-4"
      >
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
          <Button variant="seal" className="max-sm:grow" busy={busy} onClick={() => void run()}>
            {t(busy ? 'blog-admin:deletion.running' : 'blog-admin:deletion.confirm')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
