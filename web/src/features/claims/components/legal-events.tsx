import { startOf } from '@app/domain/calendar';
import type { ClaimSheet, LegalEvent } from '@app/domain/claim-sheet';
import { replacedEvents } from '@app/domain/legal-events';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { OpenForm } from '@/components/open-form';
import { FailedLine } from '@/components/failed-line';
import { InlineConfirm } from '@/components/inline-confirm';
import { WaitingLines } from '@/components/waiting-lines';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { newId } from '@/lib/firebase/new-id';
import { useKept } from '@/lib/live/use-kept';
import { useToday } from '@/lib/page/use-today';
import { useLegalEvents } from '@/lib/live/use-legal-events';
import { enterEvent, type EventWriter } from '../api/enter-event';
import type { EnteredKind } from '../event-form';
import { usePartName } from '../use-part-name';

const loadForm = () => import('./event-form');

/** So many are shown at first. */
const FIRST = 5;

interface LegalEventsProps {
  writer: EventWriter;
  sheet: ClaimSheet | null;
  /** Whether the reader may enter something now. */
  mayEnter: boolean;
}

/** What happened to the claim and moves its dates: nothing is changed or deleted, a mistake is corrected by another entry. */
export function LegalEvents({ writer, sheet, mayEnter }: LegalEventsProps) {
  const { t } = useTranslation('claims');
  const live = useLegalEvents(writer.caseId);
  const events = useKept(live);
  const [form, setForm] = useState<{ corrects: LegalEvent | null } | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const close = () => setForm(null);
  const replaced = replacedEvents(events ?? []);
  const rows = (events ?? [])
    .filter(({ kind }) => kind !== 'entered_in_error')
    .toSorted((one, other) => other.on.localeCompare(one.on) || other.id.localeCompare(one.id));
  return (
    <section aria-labelledby="case-events" className="grid gap-3 border-t border-rule p-5">
      <h3 id="case-events" className="text-base">
        {t('claims:event.title')}
      </h3>
      {live.status === 'failed' && <FailedLine text={t('claims:event.failedToRead')} onRetry={live.retry} />}
      {events !== undefined && rows.length === 0 && <p className="text-ink-soft">{t('claims:event.none')}</p>}
      {rows.length > 0 && (
        <ul aria-labelledby="case-events" className="grid gap-3">
          {rows.slice(0, showsAll ? undefined : FIRST).map((event) => (
            <EventRow
              key={event.id}
              event={event}
              replacedBy={replaced.get(event.id)}
              writer={writer}
              onCorrect={
                mayEnter && (writer.role !== 'customer' || event.by_role === 'customer')
                  ? () => setForm({ corrects: event })
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {!showsAll && rows.length > FIRST && (
        <Button variant="link" size="sm" className="justify-self-start" onClick={() => setShowsAll(true)}>
          {t('claims:event.showAll', { count: rows.length })}
        </Button>
      )}
      {form === null ? (
        mayEnter && (
          <Button size="sm" className="justify-self-start" onClick={() => setForm({ corrects: null })}>
            <Plus aria-hidden />
            {t('claims:event.add')}
          </Button>
        )
      ) : (
        <OpenForm
          isEnded={!mayEnter}
          load={loadForm}
          meanwhile={<WaitingLines />}
          draw={({ EventForm }) => (
            <EventForm
              key={form.corrects?.id ?? ''}
              writer={writer}
              sheet={sheet}
              corrects={form.corrects}
              onClose={close}
            />
          )}
          onFailed={close}
        />
      )}
    </section>
  );
}

interface EventRowProps {
  event: LegalEvent;
  /** The event that takes its place. */
  replacedBy: LegalEvent | undefined;
  writer: EventWriter;
  /** Absent: the reader may not. */
  onCorrect: (() => void) | undefined;
}

function EventRow({ event, replacedBy, writer, onCorrect }: EventRowProps) {
  const { t } = useTranslation(['claims', 'cases']);
  const partName = usePartName();
  const { kind, on, subject = '', by_role, user_id, document_id } = event;
  const what = t(`claims:event.kinds.${kind as EnteredKind}`);
  return (
    <li className="grid gap-1">
      <p className={cn('font-medium', replacedBy !== undefined && 'text-ink-soft line-through')}>
        {[what, partName(subject)].filter((text) => text !== '').join(' · ')}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <DateText date={startOf(on)} />
        <span>{t(`cases:history.by.${user_id === writer.uid ? 'you' : by_role}`)}</span>
        {document_id !== undefined && (
          <a href="#case-documents" className="text-focus underline underline-offset-4 hover:text-ink">
            {t('claims:event.hasDocument')}
          </a>
        )}
      </p>
      {replacedBy !== undefined && (
        <p className="text-sm">
          {t(replacedBy.kind === 'entered_in_error' ? 'claims:event.inError' : 'claims:event.corrected')}
        </p>
      )}
      {replacedBy === undefined && onCorrect !== undefined && (
        <div className="flex flex-wrap gap-x-4 print:hidden">
          <Button variant="link" size="sm" onClick={onCorrect}>
            {t('claims:event.correct')}
          </Button>
          {writer.role !== 'customer' && <Retraction event={event} writer={writer} />}
        </div>
      )}
    </li>
  );
}

/** Records that an event was entered by mistake, after a question. */
function Retraction({ event, writer }: { event: LegalEvent; writer: EventWriter }) {
  const { t } = useTranslation('claims');
  const today = useToday();
  const [id] = useState(newId);
  return (
    <InlineConfirm
      words={{
        ask: t('event.retract'),
        text: t('event.retractText'),
        confirm: t('event.retractNow'),
        cancel: t('common:cancel'),
        done: t('event.retracted'),
        failed: t('event.retractFailed'),
      }}
      run={() => enterEvent(writer, id, { kind: 'entered_in_error', on: today, corrects: event.id })}
    />
  );
}
