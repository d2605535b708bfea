import { isKept, type Case, type CaseUpdate } from '@app/domain/case';
import type { CaseEvent, CaseEventKind } from '@app/domain/case-event';
import type { TFunction } from 'i18next';
import {
  BadgeCheck,
  Banknote,
  MessageCircleWarning,
  ArrowLeftRight,
  ArrowRight,
  Copy,
  FileCheck2,
  FileText,
  FileX,
  FolderOpen,
  MessageSquareWarning,
  Paperclip,
  Pause,
  Play,
  Stamp,
  UserCheck,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { EmptyState, ErrorState } from '@/components/empty-state';
import { NamesIn } from '@/components/name-text';
import { Sheet } from '@/components/page';
import { StatusStamp } from '@/components/status-stamp';
import { Timeline, TimelineSkeleton, type TimelineEntry } from '@/components/timeline';
import { Button } from '@/components/ui/button';
import { useCaseEvents, useCaseUpdates, useOfficeNotes } from '../api/use-case';
import { Capacity } from './capacity';
import { companiesIn, eventActor, eventSentence, type Reader } from '../case-event-text';
import { mergeHistory } from '../merge-history';

/** How many updates, and how many events, are shown at first, and how many more at each wish. */
const STEP = 50;

interface CaseHistoryProps {
  /** Of a case that has been seen: the history of a case out of sight cannot be read either. */
  item: Pick<Case, 'id' | 'pseudonymised_at'>;
  reader: Reader;
  /** Called with the ids of the partners that the history names, for who can name them. */
  onPartners?: ((partnerIds: readonly string[]) => void) | undefined;
  /** The form that adds to it, for those who may. */
  children?: ReactNode;
}

/** What has been done in a case and what has become of it, newest first, live. */
export function CaseHistory({ item, reader, onPartners, children }: CaseHistoryProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('cases:updates.title')}>
      {/* On a phone what has been done comes first; a bar leads to the form. */}
      <div className="flex flex-col">
        {children !== undefined && isKept(item) && (
          <div
            id="case-note"
            className="border-rule bg-paper/50 p-5 max-lg:order-last max-lg:border-t lg:border-b print:hidden"
          >
            {children}
          </div>
        )}
        <Entries key={item.id} item={item} reader={reader} onPartners={onPartners} />
      </div>
    </Sheet>
  );
}

/** What was last there in full; it stays on the screen while older entries are fetched. */
interface Shown {
  updates: CaseUpdate[];
  notes: CaseUpdate[];
  events: CaseEvent[];
  length: number;
}

/** A customer has none to read. */
const NO_NOTES: CaseUpdate[] = [];

function Entries({ item, reader, onPartners }: Omit<CaseHistoryProps, 'children'>) {
  const caseId = item.id;
  const { t } = useTranslation();
  const [length, setLength] = useState(STEP);
  const updates = useCaseUpdates(caseId, length);
  const events = useCaseEvents(caseId, length);
  const isCustomer = reader.role === 'customer';
  const office = useOfficeNotes(isCustomer ? null : caseId, length);
  const notes = isCustomer ? NO_NOTES : office.data;
  const [shown, setShown] = useState<Shown | null>(null);
  const ready = updates.status === 'ready' && events.status === 'ready' && notes !== undefined;
  if (ready && (shown?.updates !== updates.data || shown.events !== events.data || shown.notes !== notes)) {
    setShown({ updates: updates.data, notes, events: events.data, length });
  }
  const named = events.data;
  useEffect(() => {
    if (named === undefined) return;
    const ids = named.flatMap(({ from_partner_id: from, to_partner_id: to }) => [from, to]);
    onPartners?.([...new Set(ids.filter((id) => id !== null))]);
  }, [named, onPartners]);

  const failed = [updates, events, office].filter(({ status }) => status === 'failed');
  if (failed.length > 0) {
    return (
      <ErrorState
        title={t('cases:updates.failed')}
        onRetry={() => {
          for (const { retry } of failed) retry();
        }}
      />
    );
  }
  if (shown === null) return <TimelineSkeleton label={t('common:loading')} />;
  const isOffice = new Set(shown.notes);
  const { entries, older } = mergeHistory<CaseUpdate | CaseEvent>(
    [shown.updates, shown.notes, shown.events],
    shown.length,
  );
  if (entries.length === 0) {
    return <EmptyState title={t('cases:updates.empty')} text={t('cases:updates.emptyText')} />;
  }
  return (
    <>
      {shown.updates.length === 0 && isKept(item) && (
        <p className="border-b border-dotted border-rule-strong px-5 py-4 text-sm text-ink-soft">
          <span className="block font-semibold text-ink">{t('cases:updates.empty')}</span>
          {t('cases:updates.emptyText')}
        </p>
      )}
      <Timeline
        entries={entries.map((entry) =>
          'kind' in entry ? asEvent(t, entry, reader) : asNote(t, entry, reader, isOffice.has(entry)),
        )}
      />
      {older && (
        <div className="border-t border-rule px-5 py-4 print:hidden">
          <Button size="sm" busy={!ready} onClick={() => setLength(shown.length + STEP)}>
            {t('cases:history.older')}
          </Button>
        </div>
      )}
    </>
  );
}

function asNote(t: TFunction, update: CaseUpdate, reader: Reader, isOffice: boolean): TimelineEntry {
  return {
    kind: 'note',
    id: update.id,
    author: authorOf(t, update),
    capacity: <Capacity role={update.author_role} company={update.author_company} />,
    avatarUrl: update.author_avatar_url,
    when: <DateText date={update.created_at} style="moment" />,
    text: update.update_text,
    ...(isOffice && { label: t('cases:updates.officeOnly') }),
    ...(update.wording !== undefined &&
      reader.role !== 'customer' && {
        remark: t('cases:updates.questioned', { reason: update.wording.reason }),
      }),
  };
}

function authorOf(t: TFunction, { author_name, author_erased }: CaseUpdate): string {
  if (author_erased === true) return t('cases:updates.erased');
  return author_name.trim() === '' ? t('cases:updates.unnamed') : author_name;
}

const MARKS: Record<CaseEventKind, LucideIcon> = {
  case_created: FileText,
  status_changed: Stamp,
  assigned: UserCheck,
  unassigned: UserX,
  handed_over: ArrowLeftRight,
  files_added: Paperclip,
  files_removed: FileX,
  accepted: UserCheck,
  declined: UserX,
  answer_late: UserX,
  outcome_given: FileCheck2,
  outcome_corrected: FileCheck2,
  held: Pause,
  resumed: Play,
  marked_duplicate: Copy,
  has_duplicate: Copy,
  objected: MessageSquareWarning,
  objection_answered: MessageSquareWarning,
  reopened: FolderOpen,
  payment_reported: Banknote,
  payment_confirmed: BadgeCheck,
  payment_disputed: MessageCircleWarning,
  document_added: FileText,
  claim_stated: FileText,
  claim_event: FileText,
  plan_set: ArrowRight,
  decision_asked: MessageSquareWarning,
  decision_accepted: BadgeCheck,
  decision_declined: MessageCircleWarning,
  decision_withdrawn: FileX,
  authority_given: FileCheck2,
  authority_revoked: FileX,
};

function asEvent(t: TFunction, event: CaseEvent, reader: Reader): TimelineEntry {
  const Mark = MARKS[event.kind];
  const { from_status: from, to_status: to } = event;
  const stamp = (status: NonNullable<typeof to>) => (
    <StatusStamp
      status={status}
      label={t(`status:case.${status}`)}
      className="px-1.5 pt-px text-xs leading-5"
    />
  );
  return {
    kind: 'event',
    id: event.id,
    mark: <Mark />,
    when: <DateText date={event.created_at} style="moment" />,
    text: <NamesIn text={eventSentence(t, event, reader)} names={companiesIn(event, reader)} />,
    note: event.note,
    details: (
      <>
        {from !== null && to !== null && (
          <span className="inline-flex flex-wrap items-center gap-1.5">
            {stamp(from)}
            <span className="sr-only">{t('cases:history.becomes')}</span>
            <ArrowRight aria-hidden className="size-4" />
            {stamp(to)}
          </span>
        )}
        <span className="min-w-0 break-words">
          <NamesIn text={eventActor(t, event, reader)} names={[event.actor_name]} />
        </span>
        {event.actor_role === 'admin' && event.actor_id !== null && <Capacity role="admin" company={null} />}
      </>
    ),
  };
}
