import type { Case } from '@app/domain/case';
import { Check, CircleAlert, Clock3 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusStamp } from '@/components/status-stamp';
import { SubmitButton } from '@/components/submit-button';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { useMark } from '@/lib/page/use-mark';
import { useCase } from '../api/use-case';
import { CaseTitle } from './case-title';
import { PartnerSelect, type PartnerChoices } from './partner-select';
import { useBulkAssign, type RowResult } from '../use-bulk-assign';

interface BulkAssignProps {
  cases: readonly Case[];
  choices: PartnerChoices;
  onClear: () => void;
  /** When the dialog closes: these need not be chosen any more. */
  onAssigned: (caseIds: readonly string[]) => void;
}

const NOBODY = '';
const UNDECIDED = '?';

/** What can be done with the chosen cases: all to one partner, with a result for each (the bar below the list). */
export function BulkAssign({ cases, choices, onClear, onAssigned }: BulkAssignProps) {
  const { t } = useTranslation(['cases', 'lists', 'common']);
  useMark('data-foot');
  const [open, setOpen] = useState(false);
  const [partner, setPartner] = useState(UNDECIDED);
  // What the dialog is about stays, though the list below it moves on.
  const [chosen, setChosen] = useState(cases);
  // Those whose status is shown; it says what the assignment would open again.
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const { results, busy, assign, reset } = useBulkAssign();
  const assigned = chosen.filter(({ id }) => results.get(id) === 'done').map(({ id }) => id);
  const done = assigned.length;
  const left = chosen.filter(({ id }) => results.get(id) !== 'done');
  const finished = results.size > 0 && !busy;
  const lack = () => {
    if (!chosen.every(({ id }) => read.has(id))) return 'reading';
    return partner === UNDECIDED ? 'undecided' : undefined;
  };
  const reason = lack();
  const change = (next: boolean) => {
    if (busy) return;
    setOpen(next);
    if (next) {
      setChosen(cases);
      setPartner(UNDECIDED);
      setRead(new Set());
      reset();
    } else onAssigned(assigned);
  };
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-3 border-t border-ink bg-fold px-4 py-3 sm:px-5">
      <p className="font-semibold" aria-live="polite">
        {t('lists:select.count', { count: cases.length })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" onClick={onClear}>
          {t('lists:select.clear')}
        </Button>
        <Dialog open={open} onOpenChange={change}>
          <DialogTrigger asChild>
            <Button variant="seal">{t('assign:bulk.action')}</Button>
          </DialogTrigger>
          <DialogContent>
            <DialogTitle className="pe-12 text-xl">
              {t('assign:bulk.title', { count: chosen.length })}
            </DialogTitle>
            <DialogDescription className="mt-1 text-ink-soft">{t('assign:bulk.text')}</DialogDescription>
            <form
              className="mt-5 grid gap-5"
              onSubmit={(event) => {
                event.preventDefault();
                if (reason === undefined) void assign(left, partner === NOBODY ? null : partner);
              }}
            >
              <PartnerSelect
                choices={choices}
                value={partner}
                onChoose={setPartner}
                disabled={busy || done > 0}
                customers={chosen.map(({ user_id }) => user_id)}
              >
                <option value={UNDECIDED} disabled>
                  {t('assign:bulk.choose')}
                </option>
                <option value={NOBODY}>{t('assign:none')}</option>
              </PartnerSelect>
              <ul
                aria-label={t('assign:bulk.result')}
                className="max-h-64 divide-y divide-rule overflow-auto border-y border-rule"
              >
                {chosen.map((item) => (
                  <Row
                    key={item.id}
                    item={item}
                    result={results.get(item.id)}
                    onRead={() => setRead((now) => new Set(now).add(item.id))}
                  />
                ))}
              </ul>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p role="status" className="text-ink-soft">
                  {finished && t('assign:bulk.summary', { done, count: chosen.length })}
                </p>
                {finished && left.length === 0 ? (
                  <Button variant="ink" onClick={() => change(false)}>
                    {t('common:close')}
                  </Button>
                ) : (
                  <SubmitButton busy={busy} reason={reason && t(`assign:bulk.${reason}`)}>
                    {t(busy ? 'assign:bulk.saving' : finished ? 'assign:bulk.retry' : 'assign:bulk.save')}
                  </SubmitButton>
                )}
              </div>
            </form>
          </DialogContent>
        </Dialog>
      </div>
    </div>
  );
}

interface RowProps {
  item: Case;
  result: RowResult | undefined;
  /** Its status is shown. */
  onRead: () => void;
}

/**
 * A chosen case as it is now: it may have ended since it was chosen, perhaps on an earlier page of the list. Where it cannot be
 * read, as it was then.
 */
function Row({ item, result, onRead }: RowProps) {
  const { status, data } = useCase(item.id);
  const isRead = status !== 'loading';
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (isRead) tell();
  }, [isRead]);
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <CaseTitle item={data ?? item} />
      <RowState status={isRead ? (data ?? item).status : undefined} result={result} />
    </li>
  );
}

/** The case's status, undefined while it is read; then how it went. */
function RowState({ status, result }: { status: Case['status'] | undefined; result: RowResult | undefined }) {
  const { t } = useTranslation(['cases', 'problems', 'status']);
  if (result === undefined)
    return status === undefined ? (
      <Skeleton className="h-7 w-24 shrink-0" />
    ) : (
      <StatusStamp status={status} label={t(`status:case.${status}`)} />
    );
  if (result === 'done')
    return (
      <span className="flex shrink-0 items-center gap-1.5">
        <Check aria-hidden className="size-4" />
        {t('assign:bulk.done')}
      </span>
    );
  if (result === 'waiting')
    return (
      <span className="flex shrink-0 items-center gap-1.5 text-ink-soft">
        <Clock3 aria-hidden className="size-4" />
        {t('assign:bulk.waiting')}
      </span>
    );
  return (
    <span className="flex max-w-64 items-start gap-1.5 text-sm text-seal">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t(`problems:${result}`)}
    </span>
  );
}
