import { startOf } from '@app/domain/calendar';
import type { PaymentPromise } from '@app/domain/promise';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { useCommand } from '@/lib/command/use-command';
import { withdrawPromise, type Writer } from '../api/write-money';
import { Satang } from './satang';

const LOOKS = {
  open: 'text-progress',
  kept: 'text-completed',
  part: 'text-progress',
  broken: 'text-seal',
  withdrawn: 'text-ink-soft',
} as const;

interface PromiseRowProps {
  promise: PaymentPromise;
  /** The name of the merged case in which it was recorded; null: this one. */
  reportedIn: string | null;
  /** Null when nothing can be changed any more. */
  writer: Writer | null;
}

/** What the debtor promised, and what became of it. */
export function PromiseRow({ promise, reportedIn, writer }: PromiseRowProps) {
  const { t } = useTranslation('money');
  const { id, satang, due_on, state } = promise;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-5 py-3">
      <span>
        <DateText date={startOf(due_on)} />{' '}
        <span className={cn('ms-1 text-sm font-semibold', LOOKS[state])}>{t(`promise.state.${state}`)}</span>
        {reportedIn !== null && <span className="ms-2 text-sm text-ink-soft">{reportedIn}</span>}
      </span>
      <Satang satang={satang} className="font-semibold" />
      {state === 'open' && writer !== null && writer.role !== 'customer' && (
        <Withdraw id={id} writer={writer} />
      )}
    </li>
  );
}

function Withdraw({ id, writer }: { id: string; writer: Writer }) {
  const { t } = useTranslation('money');
  const { busy, send } = useCommand({
    run: () => withdrawPromise(writer, id),
    done: () => ({ title: t('promise.withdrawn') }),
    failed: t('promise.withdrawFailed'),
  });
  return (
    <Button
      variant="link"
      size="sm"
      busy={busy}
      className="justify-self-start print:hidden"
      onClick={() => void send()}
    >
      {t('promise.withdraw')}
    </Button>
  );
}
