import type { Case } from '@app/domain/case';
import type { CaseMessage } from '@app/domain/case-message';
import type { CaseReader } from '@app/domain/roles';
import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedLine } from '@/components/failed-line';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { WaitingLines } from '@/components/waiting-lines';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { useKept } from '@/lib/live/use-kept';
import type { Author } from '@/lib/session/author';
import { useMessages, useOwedAnswer } from '../api/use-messages';
import { MessageForm } from './message-form';
import { MessageList } from './message-list';

/** So many messages are shown at first, and so many more at each wish. */
const STEP = 20;

/** So long after earlier messages were added, screen readers have taken note of them, in ms. */
const SETTLED = 1_000;

interface MessagesSheetProps {
  item: Pick<Case, 'id' | 'user_id'>;
  reader: CaseReader;
  author: Author;
}

/** What the customer, the partner and the office write to each other about a case, live, the newest at the end. */
export function MessagesSheet({ item, reader, author }: MessagesSheetProps) {
  const { t } = useTranslation('messages');
  const [length, setLength] = useState(STEP);
  const live = useMessages(item.id, length);
  const messages = useKept(live);
  const [isPaging, setPaging] = useState(false);
  useEffect(() => {
    if (!isPaging || live.status !== 'ready') return;
    const timer = setTimeout(() => setPaging(false), SETTLED);
    return () => clearTimeout(timer);
  }, [isPaging, live.status]);
  return (
    <Sheet title={t('headings:caseMessages.title')} id="case-messages">
      {live.status === 'failed' ? (
        <FailedLine text={t('failed')} onRetry={live.retry} className="p-5" />
      ) : messages === undefined ? (
        <WaitingLines />
      ) : (
        <>
          {messages.length > length && (
            <div className="border-b border-rule px-5 py-3 print:hidden">
              <Button
                size="sm"
                busy={live.status !== 'ready'}
                onClick={() => {
                  setPaging(true);
                  setLength(length + STEP);
                }}
              >
                {t('older')}
              </Button>
            </div>
          )}
          {messages.length === 0 ? (
            <p className="px-5 py-5 text-ink-soft">{t(`none.${reader.role}`)}</p>
          ) : (
            <MessageList
              messages={shownOf(messages, length)}
              uid={author.uid}
              customerId={item.user_id}
              isPaging={isPaging}
            />
          )}
          <OwedAnswer caseId={item.id} reader={reader} />
          <MessageForm key={item.id} caseId={item.id} role={reader.role} author={author} />
        </>
      )}
    </Sheet>
  );
}

/** The newest ones, in the order in which they are read. */
function shownOf(newestFirst: readonly CaseMessage[], length: number): CaseMessage[] {
  return newestFirst.slice(0, length).toReversed();
}

/** Until when the question is to be answered. Nothing where nothing waits, and where it is not known. */
function OwedAnswer({ caseId, reader }: { caseId: string; reader: CaseReader }) {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  const owed = useOwedAnswer(caseId, reader).data?.[0];
  if (owed === undefined) return null;
  const side = reader.role === 'customer' ? 'customer' : 'office';
  const state = owed.state === 'late' ? 'late' : 'open';
  return (
    <p role="status" className="flex gap-2.5 border-t border-rule px-5 py-3 text-sm font-semibold">
      <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
      {t(`owed.${side}.${state}`, { time: formatDate(owed.due_at, language, 'moment') })}
    </p>
  );
}
