import type { Subscriber } from '@app/domain/newsletter';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { useCommand } from '@/lib/command/use-command';
import { removeSubscriber } from '../api/remove-subscriber';

interface RemoveSubscriberDialogProps {
  /** Stays while the dialog closes. */
  subscriber: Subscriber;
  open: boolean;
  onClose: () => void;
}

/** Asks before an address is taken off the list, then does it and says how it went. */
export function RemoveSubscriberDialog({ subscriber, open, onClose }: RemoveSubscriberDialogProps) {
  const { t } = useTranslation(['subscribers', 'problems', 'common']);
  const { busy, send } = useCommand({
    run: () => removeSubscriber(subscriber.id),
    done: () => ({ title: t('subscribers:removal.done'), description: subscriber.email }),
    failed: t('subscribers:removal.failed'),
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
        <DialogTitle className="pe-10 text-xl">{t('subscribers:removal.title')}</DialogTitle>
        <DialogDescription asChild>
          <div className="grid gap-4">
            <p className="border-s-3 border-brass ps-4 font-semibold break-all">{subscriber.email}</p>
            <p>{t('subscribers:removal.text')}</p>
          </div>
        </DialogDescription>
        <div className="flex flex-wrap justify-end gap-3">
          <Button className="max-sm:grow" disabled={busy} onClick={onClose}>
            {t('subscribers:removal.cancel')}
          </Button>
          <Button variant="seal" className="max-sm:grow" busy={busy} onClick={() => void send()}>
            {t(busy ? 'subscribers:removal.running' : 'subscribers:removal.confirm')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
