import { dayOf, startOf } from '@app/domain/calendar';
import type { CaseMessage } from '@app/domain/case-message';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { NamesIn, NameText } from '@/components/name-text';
import { Avatar } from '@/components/ui/avatar';
import { cn } from '@/lib/cn';

interface MessageListProps {
  /** Oldest first. */
  messages: readonly CaseMessage[];
  /** Whose page it is. */
  uid: string;
  /** The case's customer. */
  customerId: string;
  /** Earlier ones are being added, which a screen reader does not read out. */
  isPaging: boolean;
}

/** A conversation by days. Own messages are on the right, without a picture, and say that they are the reader's. */
export function MessageList({ messages, uid, customerId, isPaging }: MessageListProps) {
  const { t } = useTranslation('messages');
  const days = Map.groupBy(messages, ({ created_at }) => dayOf(created_at));
  return (
    <div
      role="log"
      aria-live={isPaging ? 'off' : 'polite'}
      aria-label={t('list')}
      className="grid gap-5 px-5 py-5"
    >
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="grid gap-4">
          <h3 className="flex items-center gap-3 text-sm font-semibold text-ink-soft before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
            <DateText date={startOf(day)} style="long" />
          </h3>
          <ol className="grid gap-4">
            {ofDay.map((message) => (
              <Message
                key={message.id}
                message={message}
                isOwn={message.user_id === uid}
                isCustomers={message.user_id === customerId}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface MessageProps {
  message: CaseMessage;
  isOwn: boolean;
  isCustomers: boolean;
}

function Message({ message, isOwn, isCustomers }: MessageProps) {
  const { t } = useTranslation('messages');
  const { author_avatar_url, created_at, update_text } = message;
  const name = nameOf(t, message);
  return (
    <li
      className={cn(
        'flex max-w-[62ch] min-w-0 gap-3',
        isOwn ? 'w-fit justify-self-end ps-8 sm:ps-12' : 'pe-4 sm:pe-12',
      )}
    >
      {!isOwn && <Avatar name={name} src={author_avatar_url} />}
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 pb-1 text-sm text-ink-soft">
          <span className="min-w-0 font-semibold break-words text-ink">
            {isOwn ? t('you') : <NameText name={name} />}
          </span>
          {!isOwn && <Capacity message={message} isCustomers={isCustomers} />}
          <DateText date={created_at} style="time" />
        </p>
        <p
          className={cn(
            'w-fit max-w-full rounded-lg border px-4 py-2.5 break-words whitespace-pre-wrap',
            isOwn
              ? 'ms-auto rounded-se-none border-rule-strong bg-fold'
              : 'rounded-ss-none border-rule bg-sheet',
          )}
        >
          {update_text}
        </p>
      </div>
    </li>
  );
}

function nameOf(t: TFunction<'messages'>, { author_name, author_erased }: CaseMessage): string {
  if (author_erased === true) return t('erased');
  return author_name.trim() === '' ? t('unnamed') : author_name;
}

/** In which capacity it was written: the customer is known by the case, of others the server says it. */
function Capacity({ message, isCustomers }: Omit<MessageProps, 'isOwn'>) {
  const { t } = useTranslation('messages');
  const role = isCustomers ? 'customer' : message.author_role;
  if (role === 'admin')
    return (
      <span className="rounded-sm border border-seal px-1.5 text-xs leading-5 font-semibold whitespace-nowrap text-seal">
        {t('by.admin')}
      </span>
    );
  if (role === undefined) return null;
  const company = message.author_company?.trim() ?? '';
  return (
    <span className="min-w-0 break-words">
      {role === 'partner' && company !== '' ? (
        <NamesIn text={t('by.partnerOf', { company })} names={[company]} />
      ) : (
        t(`by.${role}`)
      )}
    </span>
  );
}
