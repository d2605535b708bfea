import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import type { Popup } from '@/components/lazy-popup';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { Textarea } from '@/components/ui/textarea';
import { focusRefused } from '@/lib/form/focus-refused';
import { issueKey } from '@/lib/form/issue-key';

export interface ReasonDialogProps {
  popup: Popup;
  title: string;
  /** What follows from confirming. */
  text: ReactNode;
  /** Why it cannot be done any more: the button is gone, and a dialog that is open says this in place of the text. */
  over?: string | undefined;
  words: { confirm: string; sending: string; cancel: string };
  /** The text field; undefined: the children ask for everything. */
  field?: {
    name: string;
    label: string;
    hint?: string | undefined;
    required: boolean;
    /** @returns the key of what is wrong with the text (`validation.json`) */
    issueOf: (text: string) => string | undefined;
  };
  /** More fields, above the text. */
  children?: ReactNode;
  /** Called when it is confirmed. @returns whether the other fields are complete, too */
  isComplete?: () => Promise<boolean>;
  /** Sends it, and says how it went; never throws. @returns true if the text is not needed any more */
  onSend: (text: string) => Promise<boolean>;
}

/** The dialog of a `ReasonButton`. */
export function ReasonDialog({
  popup: { root, anchor, content },
  title,
  text,
  over,
  words,
  field,
  children,
  isComplete = () => Promise.resolve(true),
  onSend,
}: ReasonDialogProps) {
  const { t } = useTranslation(['common', 'validation']);
  const [busy, setBusy] = useState(false);
  // Kept when the dialog is closed by mistake, and when sending failed.
  const [said, setSaid] = useState('');
  const [isTried, setTried] = useState(false);
  const issue = field?.issueOf(said);

  const send = async (form: HTMLFormElement) => {
    if (busy) return;
    setTried(true);
    setBusy(true);
    // Both are asked, so that each says what it lacks.
    const isReady = await isComplete();
    if (!isReady || issue !== undefined) {
      setBusy(false);
      focusRefused(form);
      return;
    }
    const isDone = await onSend(said.trim());
    setBusy(false);
    // After a failure as well: behind an open dialog nobody could reach the toast.
    root.onOpenChange(false);
    setTried(false);
    if (isDone) setSaid('');
  };

  return (
    <Dialog open={root.open} onOpenChange={(next) => !busy && root.onOpenChange(next)}>
      <DialogTrigger asChild>{anchor}</DialogTrigger>
      <DialogContent {...content} role="alertdialog">
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void send(event.currentTarget);
          }}
        >
          <DialogTitle className="pe-10 text-xl">{title}</DialogTitle>
          <DialogDescription className="break-words">{busy ? text : (over ?? text)}</DialogDescription>
          {children}
          {field !== undefined && (
            <FormField
              required={field.required}
              label={field.label}
              hint={field.hint}
              error={isTried && issue !== undefined ? t(issueKey(issue)) : undefined}
            >
              {(control) => (
                <Textarea
                  {...control}
                  name={field.name}
                  value={said}
                  readOnly={busy}
                  onChange={(event) => setSaid(event.target.value)}
                />
              )}
            </FormField>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button className="max-sm:grow" disabled={busy} onClick={() => root.onOpenChange(false)}>
              {words.cancel}
            </Button>
            <Button type="submit" variant="ink" className="max-sm:grow" busy={busy}>
              {busy ? words.sending : words.confirm}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
