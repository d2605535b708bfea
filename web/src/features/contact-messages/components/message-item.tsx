import type { Contact } from '@app/domain/contact';
import { ChevronDown, Mail, MailOpen, Reply, Trash2 } from 'lucide-react';
import * as Accordion from '@radix-ui/react-accordion';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { NameText } from '@/components/name-text';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { cn } from '@/lib/cn';
import { dialLink } from '@/lib/navigation/dial-link';
import { replyLink } from '../reply-link';

interface MessageItemProps {
  message: Contact;
  headerRef: Ref<HTMLButtonElement>;
  /** @param button what was pressed */
  onDelete: (button: HTMLButtonElement) => void;
}

/** One letter: who, about what and when on its back; opened, the letter itself and what can be done with it. */
export function MessageItem({ message, headerRef, onDelete }: MessageItemProps) {
  const { t } = useTranslation('contact-messages');
  const { id, name, subject, is_read, created_at } = message;
  const Envelope = is_read ? MailOpen : Mail;
  return (
    <Accordion.Item
      value={id}
      data-message
      className={cn('group scroll-mt-20', !is_read && 'bg-seal-wash/60')}
    >
      <Accordion.Header asChild>
        <h2 className="font-body text-base font-normal">
          <Accordion.Trigger
            ref={headerRef}
            data-row
            className="grid w-full scroll-mt-20 grid-cols-[1.25rem_minmax(0,1fr)_1.25rem] gap-x-3 px-4 py-3.5 text-start transition-colors hover:bg-fold/60 focus-visible:-outline-offset-2 sm:grid-cols-[1.25rem_minmax(0,1fr)_auto_1.25rem] sm:px-5"
          >
            <Envelope aria-hidden className={cn('mt-1 size-5', is_read ? 'text-ink-soft' : 'text-seal')} />
            <span className="grid min-w-0 gap-x-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
              {!is_read && <span className="sr-only">{t('unread')}</span>}
              <Clipped className={is_read ? undefined : 'font-semibold'}>
                <NameText name={name} />
              </Clipped>
              <Clipped className={is_read ? 'text-ink-soft' : 'font-semibold'}>{subject}</Clipped>
            </span>
            <DateText
              date={created_at}
              className="text-sm leading-7 text-ink-soft max-sm:col-start-2 max-sm:row-start-2"
            />
            <ChevronDown
              aria-hidden
              className="mt-1 size-5 text-ink-soft transition-transform group-data-[state=open]:rotate-180 max-sm:col-start-3 max-sm:row-start-1"
            />
          </Accordion.Trigger>
        </h2>
      </Accordion.Header>
      <Accordion.Content className="duration-150 data-[state=open]:animate-in data-[state=open]:fade-in-0">
        <Letter message={message} onDelete={onDelete} />
      </Accordion.Content>
    </Accordion.Item>
  );
}

/** A line that somebody else wrote, in its own direction: two lines at most until the letter is opened. */
function Clipped({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <bdi
      className={cn(
        'line-clamp-2 min-w-0 pt-px leading-7 break-words group-data-[state=open]:line-clamp-none',
        className,
      )}
    >
      {children}
    </bdi>
  );
}

function Letter({ message, onDelete }: Pick<MessageItemProps, 'message' | 'onDelete'>) {
  const { t } = useTranslation('contact-messages');
  const language = useLanguage();
  const dial = dialLink(message.phone);
  const intro = t('quoteIntro', { date: formatDate(message.created_at, language, 'long') });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 bg-sheet px-4 pt-3 sm:ps-13 sm:pe-5">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 text-sm leading-7">
        <Line label={t('email')}>{message.email}</Line>
        <Line label={t('phone')}>
          {dial === null ? (
            message.phone
          ) : (
            <a
              href={dial}
              className="-my-2 inline-block scroll-mb-24 py-2 font-medium text-focus underline underline-offset-4 hover:text-ink"
            >
              {message.phone}
            </a>
          )}
        </Line>
        <Line label={t('received')}>
          <DateText date={message.created_at} style="moment" />
        </Line>
      </dl>
      <p
        dir="auto"
        className="max-w-prose border-s-3 border-brass ps-4 leading-relaxed break-words whitespace-pre-wrap"
      >
        {message.message}
      </p>
      {/* Within the thumb's reach however long the letter is. */}
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-t border-rule bg-sheet py-3 sm:pb-4">
        <Button asChild variant="seal" className="max-sm:grow">
          <a href={replyLink(message, intro)}>
            <Reply aria-hidden />
            {t('reply')}
          </a>
        </Button>
        <Button variant="danger" onClick={({ currentTarget }) => onDelete(currentTarget)}>
          <Trash2 aria-hidden />
          {t('delete')}
        </Button>
      </div>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
