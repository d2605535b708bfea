import type { Contact } from '@app/domain/contact';
import * as Accordion from '@radix-ui/react-accordion';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Lazy } from '@/components/lazy';
import { toProblem } from '@/lib/firebase/problems';
import { useParallelCommand } from '@/lib/command/use-command';
import { markMessageRead } from '../api/mark-message-read';
import { MessageItem } from './message-item';

const loadDialog = () => import('./delete-message-dialog');

interface InboxProps {
  messages: readonly Contact[];
  /** Says whether a message is open. */
  onReading: (isReading: boolean) => void;
}

/** The letters on the desk, newest first; one lies open at a time, and is read by being opened (requirements section 4). */
export function Inbox({ messages: listed, onReading }: InboxProps) {
  const { t } = useTranslation(['contact-messages', 'problems', 'common']);
  const { state } = useLocation() as { state: unknown };
  const [opened, setOpened] = useState('');
  // Read by being opened, a message leaves the list of the unread: it stays until it is closed.
  const [held, setHeld] = useState<{ message: Contact; at: number } | null>(null);
  // A list from the cache may not have it yet: it is looked for until it is found or something is opened by hand.
  const [wanted, setWanted] = useState(() => wantedIn(state));
  const [found, setFound] = useState('');
  const arrived = wanted === undefined ? undefined : listed.find(({ id }) => id === wanted);
  if (arrived !== undefined) {
    setWanted(undefined);
    setFound(arrived.id);
    setOpened(arrived.id);
    setHeld({ message: arrived, at: listed.indexOf(arrived) });
  }
  const isReading = opened !== '';
  useEffect(() => {
    onReading(isReading);
    return () => onReading(false);
  }, [onReading, isReading]);
  const messages =
    held === null || held.message.id !== opened || listed.some(({ id }) => id === opened)
      ? listed
      : listed.toSpliced(held.at, 0, { ...held.message, is_read: true });
  const [asked, setAsked] = useState<{ message: Contact; open: boolean } | null>(null);
  const section = useRef<HTMLElement>(null);
  const headers = useRef(new Map<string, HTMLButtonElement>());
  /** Who gets the focus when the dialog has closed; the inbox itself when that is gone. */
  const focusNext = useRef<HTMLElement | undefined>(undefined);

  const markRead = useParallelCommand({
    run: markMessageRead,
    // Deleted meanwhile: nothing is left to be read.
    failed: (error) => (toProblem(error) === 'notFound' ? null : { title: t('common:error') }),
  });

  const open = (id: string) => {
    const header = headers.current.get(id);
    const top = header?.getBoundingClientRect().top;
    const at = messages.findIndex((message) => message.id === id);
    const message = messages[at];
    flushSync(() => {
      setWanted(undefined);
      setOpened(id);
      setHeld(message === undefined ? null : { message, at });
    });
    // A long message above has just closed: what was pressed stays under the thumb.
    const moved = (header?.getBoundingClientRect().top ?? 0) - (top ?? 0);
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    showWhole(header);
    if (message?.is_read === false) void markRead(id);
  };

  /** Somebody came for one message: it lies open already. */
  const showFound = useEffectEvent(() => {
    if (found === '') return;
    showWhole(headers.current.get(found));
    if (held?.message.is_read === false) void markRead(found);
  });
  useEffect(() => showFound(), [found]);

  const afterDeletion = (id: string) => {
    const at = messages.findIndex((message) => message.id === id);
    const neighbour = messages[at + 1] ?? messages[at - 1];
    if (id === opened) setOpened('');
    focusNext.current = neighbour && headers.current.get(neighbour.id);
  };

  return (
    <section ref={section} tabIndex={-1} aria-label={t('contact-messages:label')} className="outline-none">
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
      {asked !== null && (
        <Lazy
          load={loadDialog}
          draw={({ DeleteMessageDialog }) => (
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
          onFailed={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** The message that a link to the inbox names in the router's state, not in an address. */
function wantedIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'message' in state ? state.message : undefined;
}

/** Of a message that was opened low on the screen all is seen, or of a long one its beginning. */
function showWhole(header: HTMLElement | undefined): void {
  header?.closest('[data-message]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
