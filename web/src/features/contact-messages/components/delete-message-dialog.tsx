import type { Contact } from '@app/domain/contact';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { NameText } from '@/components/name-text';
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
  const { t } = useTranslation('contact-messages');
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
        failed: t('deletion.failed'),
      }}
      run={() => deleteMessage(message.id)}
      onDone={onDeleted}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <blockquote className="grid min-w-0 border-s-3 border-brass ps-4">
        <bdi className="line-clamp-2 font-semibold break-words">
          <NameText name={message.name} />
        </bdi>
        <bdi className="line-clamp-3 break-words text-ink-soft">{message.subject}</bdi>
      </blockquote>
    </ConfirmDialog>
  );
}
