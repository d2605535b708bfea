import { isKept, isOpen, mayStateFacts, type Case } from '@app/domain/case';
import { clockToActOn, inOrder } from '@app/domain/clock-order';
import type { CaseReader } from '@app/domain/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenForm } from '@/components/open-form';
import { FailedLine } from '@/components/failed-line';
import { Sheet } from '@/components/page';
import { WaitingLines } from '@/components/waiting-lines';
import { WaitingSheet } from '@/components/waiting-sheet';
import { Button } from '@/components/ui/button';
import { Gap } from '@/i18n';
import { useClaimSheet } from '@/lib/live/use-claim-sheet';
import { useLawConfirmation } from '@/lib/live/use-law-confirmation';
import { cn } from '@/lib/cn';
import { useToday } from '@/lib/page/use-today';
import { useClocks } from '../api/use-claim';
import { isSued } from '../clock-state';
import { useClockHead } from '../use-clock-head';
import { ClockLine } from './clock-line';
import { LegalEvents } from './legal-events';

const loadForm = () => import('./claim-form');

interface ClaimPanelProps {
  item: Pick<Case, 'pseudonymised_at' | 'id' | 'user_id' | 'status'>;
  reader: CaseReader;
}

/** Until when something has to be done about the claim, why, and what is still missing to say so. */
export function ClaimPanel({ item, reader }: ClaimPanelProps) {
  const { t } = useTranslation(['claims', 'headings']);
  const today = useToday();
  const sheet = useClaimSheet(item.id);
  const live = useClocks(item.id);
  const [isEditing, setEditing] = useState(false);
  const failed = [sheet, live].find(({ status }) => status === 'failed');
  if (failed !== undefined)
    return (
      <Sheet title={t('headings:claim.title')} id="case-claim">
        <FailedLine text={t('failedToRead')} onRetry={failed.retry} className="p-5" />
      </Sheet>
    );
  if (sheet.status !== 'ready' || live.status !== 'ready')
    return <WaitingSheet title={t('headings:claim.title')} id="case-claim" />;
  const clocks = inOrder(live.data, today);
  const mayEdit = mayStateFacts(reader, item);
  const isMissing = clocks.length === 0 || clocks.some(({ state }) => state === 'unknown');
  return (
    <Sheet title={t('headings:claim.title')} id="case-claim" className="print:hidden">
      {isEditing ? (
        <OpenForm
          isEnded={!mayEdit}
          load={loadForm}
          meanwhile={<WaitingLines />}
          draw={({ ClaimForm }) => (
            <ClaimForm item={item} author={reader.uid} sheet={sheet.data} onClose={() => setEditing(false)} />
          )}
          onFailed={() => setEditing(false)}
        />
      ) : (
        <div className="grid gap-4 p-5">
          {clocks.map((clock, index) => (
            <ClockLine
              key={`${clock.case_id} ${clock.id}`}
              clock={clock}
              today={today}
              isFirst={index === 0}
              mayConfirm={reader.role === 'admin'}
            />
          ))}
          {isMissing && isKept(item) && (
            <p className="max-w-[62ch]">{t(mayEdit ? 'missing' : 'missingElsewhere')}</p>
          )}
          {!isSued(clocks) && <p className="max-w-[62ch] font-semibold">{t('portal')}</p>}
          <p className="max-w-[62ch] text-sm leading-6 text-ink-soft">
            {t('caution')}
            <Gap />
            {clocks[0] !== undefined && <TableNote n={clocks[0].law.n} />}
          </p>
          {mayEdit && (
            <Button size="sm" className="justify-self-start" onClick={() => setEditing(true)}>
              {t(sheet.data === null ? 'add' : 'edit')}
            </Button>
          )}
        </div>
      )}
      <LegalEvents
        writer={{ caseId: item.id, ...reader }}
        sheet={sheet.data}
        mayEnter={isKept(item) && (reader.role !== 'customer' || isOpen(item.status))}
      />
    </Sheet>
  );
}

/**
 * The date to act by, at the top of the case's page, and a way to the rest; nothing while it is far away. It lies in the room above the
 * page's sheets, so that nothing moves when it comes.
 */
export function ActBy({ caseId }: { caseId: string }) {
  const today = useToday();
  const headOf = useClockHead(today);
  const { data: clocks = [] } = useClocks(caseId);
  const clock = clockToActOn(clocks, today);
  if (clock === null) return null;
  return (
    <a
      href="#case-claim"
      className={cn(
        'absolute start-0 bottom-full max-w-full truncate text-sm leading-10 font-semibold underline underline-offset-4 hover:text-ink lg:start-auto lg:end-0 print:hidden',
        clock.lapse_on_earliest === null ? 'text-ink-soft' : 'text-seal',
      )}
    >
      {headOf(clock)}
    </a>
  );
}

/** By which version of the table, and whether a lawyer has confirmed it. */
function TableNote({ n }: { n: number }) {
  const { t } = useTranslation('claims');
  const { data: found } = useLawConfirmation('limitation', n);
  return found === null || found === undefined
    ? t('table.unconfirmed', { n })
    : t('table.confirmed', { n, name: found.confirmed_by.name, licence: found.confirmed_by.licence_no });
}
