import type { Contact } from '@app/domain/contact';
import { Accordion } from 'radix-ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { links } from '@/lib/links';
import { toProblem } from '@/lib/problems';
import { toasts } from '@/lib/toast';
import { markMessageRead } from '../api/mark-message-read';
import { INBOX_LENGTH } from '../api/use-messages';
import { DeleteMessageDialog } from './delete-message-dialog';
import { MessageItem } from './message-item';

/** The letters on the desk, newest first; one lies open at a time, and is read by being opened (SPEC section 4). */
export function Inbox({ messages }: { messages: readonly Contact[] }) {
  const { t } = useTranslation(['inbox', 'problems', 'common']);
  const [opened, setOpened] = useState('');
  const [asked, setAsked] = useState<{ message: Contact; open: boolean } | null>(null);
  const section = useRef<HTMLElement>(null);
  const headers = useRef(new Map<string, HTMLButtonElement>());
  /** Who gets the focus when the dialog has closed; the inbox itself when that is gone. */
  const focusNext = useRef<HTMLElement | undefined>(undefined);

  const markRead = async (id: string) => {
    try {
      await markMessageRead(id);
    } catch (error) {
      const problem = toProblem(error);
      // Deleted meanwhile: nothing is left to be read.
      if (problem === 'notFound') return;
      toasts.show({
        variant: 'destructive',
        title: t('common:error'),
        description: t(`problems:${problem}`),
      });
    }
  };

  const open = (id: string) => {
    const header = headers.current.get(id);
    const top = header?.getBoundingClientRect().top;
    flushSync(() => setOpened(id));
    // A long message above has just closed: what was pressed stays under the thumb.
    const moved = (header?.getBoundingClientRect().top ?? 0) - (top ?? 0);
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    if (messages.find((message) => message.id === id)?.is_read === false) void markRead(id);
  };

  const afterDeletion = (id: string) => {
    const at = messages.findIndex((message) => message.id === id);
    const neighbour = messages[at + 1] ?? messages[at - 1];
    focusNext.current = neighbour && headers.current.get(neighbour.id);
  };

  return (
    <section ref={section} tabIndex={-1} aria-label={t('inbox:label')} className="outline-none">
      {messages.length === 0 && (
        <EmptyState
          title={t('inbox:empty.title')}
          text={t('inbox:empty.text')}
          action={
            <Button asChild>
              <a href={links.contact}>{t('inbox:empty.action')}</a>
            </Button>
          }
        />
      )}
      <Accordion.Root
        type="single"
        collapsible
        value={opened}
        onValueChange={open}
        className="divide-y divide-rule"
      >
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            headerRef={(button) => {
              if (button === null) headers.current.delete(message.id);
              else headers.current.set(message.id, button);
            }}
            onDelete={(button) => {
              focusNext.current = button;
              setAsked({ message, open: true });
            }}
          />
        ))}
      </Accordion.Root>
      {messages.length >= INBOX_LENGTH && (
        <p className="border-t border-rule px-5 py-4 text-sm text-ink-soft">
          {t('inbox:onlyNewest', { count: INBOX_LENGTH })}
        </p>
      )}
      {asked !== null && (
        <DeleteMessageDialog
          message={asked.message}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
          onDeleted={() => afterDeletion(asked.message.id)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const next = focusNext.current?.isConnected === true ? focusNext.current : section.current;
            next?.focus();
          }}
        />
      )}
    </section>
  );
}
