import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { useCommand } from '@/lib/command/use-command';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  words: {
    title: string;
    /** What will follow. */
    text: string;
    confirm: string;
    /** On the button while it runs. */
    running: string;
    cancel: string;
    /** The titles of the toasts. */
    done: string;
    doneText?: string;
    failed: string;
  };
  /** @throws what `words.failed` explains */
  run: () => Promise<unknown>;
  /** After success, before it closes. */
  onDone?: () => void;
  onCloseAutoFocus?: (event: Event) => void;
  /** What it is about; stays while the dialog closes. */
  children: ReactNode;
}

/** A dialog that asks once before a command runs; the command's result is in a toast. */
export function ConfirmDialog({
  open,
  onClose,
  words,
  run,
  onDone,
  onCloseAutoFocus,
  children,
}: ConfirmDialogProps) {
  const { busy, send } = useCommand({
    run,
    onDone: () => onDone?.(),
    done: () => ({ title: words.done, ...(words.doneText !== undefined && { description: words.doneText }) }),
    failed: words.failed,
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
      <DialogContent role="alertdialog" onCloseAutoFocus={onCloseAutoFocus} className="grid gap-4">
        <DialogTitle className="pe-10 text-xl">{words.title}</DialogTitle>
        <DialogDescription asChild>
          <div className="grid gap-4">
            {children}
            <p>{words.text}</p>
          </div>
        </DialogDescription>
        <div className="flex flex-wrap justify-end gap-3">
          <Button className="max-sm:grow" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="seal" className="max-sm:grow" busy={busy} onClick={() => void send()}>
            {busy ? words.running : words.confirm}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
