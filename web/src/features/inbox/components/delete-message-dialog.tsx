import type { Contact } from '@app/domain/contact';
import { useTranslation } from 'react-i18next';
import { NameText } from '@/components/name-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { useCommand } from '@/lib/command/use-command';
import { deleteMessage } from '../api/delete-message';

interface DeleteMessageDialogProps {
  /** Stays while the dialog closes, and when somebody else deletes it meanwhile. */
  message: Contact;
  open: boolean;
  onClose: () => void;
  /** Before it closes. */
  onDeleted: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Asks before a message is thrown away (requirements section 5), then does it and says how it went. */
export function DeleteMessageDialog({
  message,
  open,
  onClose,
  onDeleted,
  onCloseAutoFocus,
}: DeleteMessageDialogProps) {
  const { t } = useTranslation(['inbox', 'problems', 'common']);
  const { busy, send } = useCommand({
    run: () => deleteMessage(message.id),
    onDone: onDeleted,
    done: () => ({ title: t('inbox:deletion.done') }),
    failed: t('inbox:deletion.failed'),
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
      <DialogContent
        role="alertdialog"
        closeLabel={t('common:close')}
        onCloseAutoFocus={onCloseAutoFocus}
        className="grid gap-4"
      >
        <DialogTitle className="pe-10 text-xl">{t('inbox:deletion.title')}</DialogTitle>
        <DialogDescription asChild>
          <div className="grid gap-4">
            <blockquote className="grid min-w-0 border-s-3 border-brass ps-4">
              <bdi className="line-clamp-2 font-semibold break-words">
                <NameText name={message.name} />
              </bdi>
              <bdi className="line-clamp-3 break-words text-ink-soft">{message.subject}</bdi>
            </blockquote>
            <p>{t('inbox:deletion.text')}</p>
          </div>
        </DialogDescription>
        <div className="flex flex-wrap justify-end gap-3">
          <Button className="max-sm:grow" disabled={busy} onClick={onClose}>
            {t('inbox:deletion.cancel')}
          </Button>
          <Button variant="seal" className="max-sm:grow" busy={busy} onClick={() => void send()}>
            {t(busy ? 'inbox:deletion.running' : 'inbox:deletion.confirm')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
