import { startOf } from '@app/domain/calendar';
import { answererOf, canAnswer, type Payment } from '@app/domain/payment';
import { Check, CircleAlert, Hourglass, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { InlineConfirm } from '@/components/inline-confirm';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { useCommand } from '@/lib/command/use-command';
import { newId } from '@/lib/firebase/new-id';
import { answerPayment, reportPayment, type Writer } from '../api/write-money';
import { DisputeForm } from './dispute-form';
import { Satang } from './satang';

export interface PaymentRowProps {
  payment: Payment;
  /** The name of the merged case in which it was reported; null: this one. */
  reportedIn: string | null;
  /** Null when nothing can be changed any more. */
  writer: Writer | null;
  isReversed: boolean;
  isReversalAsked: boolean;
}

/** A payment: what, when, who reported it, and the one thing that the reader may do about it. */
export function PaymentRow({ payment, reportedIn, writer, isReversed, isReversalAsked }: PaymentRowProps) {
  const { t } = useTranslation('money');
  const { reverses, satang, received_on, into, note, dispute, reporter_role } = payment;
  const mayReverse = payment.state === 'confirmed' && reverses === null && !isReversed && !isReversalAsked;
  return (
    <li className="grid gap-2 px-5 py-4">
      <div className="flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <p className="font-medium">{reverses === null ? t(`into.${into}`) : t('reversal')}</p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <DateText date={startOf(received_on)} />
            <span>{t(`by.${reporter_role}`)}</span>
            {reportedIn !== null && <span>{reportedIn}</span>}
          </p>
        </div>
        <Satang
          satang={satang}
          className={cn('font-semibold', (isReversed || reverses !== null) && 'line-through')}
        />
      </div>
      {note !== '' && <p className="text-sm break-words whitespace-pre-wrap">{note}</p>}
      <PaymentState state={isReversed ? 'reversed' : payment.state} />
      {payment.state === 'disputed' && dispute !== undefined && dispute !== '' && (
        <blockquote className="border-s-3 border-brass ps-3 text-sm break-words whitespace-pre-wrap">
          {dispute}
        </blockquote>
      )}
      {isReversalAsked && <p className="text-sm text-ink-soft">{t('reversalAsked')}</p>}
      {writer !== null && answersTo(writer, payment) && canAnswer(payment.state, 'confirmed') && (
        <Answer payment={payment} writer={writer} />
      )}
      {writer !== null && mayReverse && <Reversal payment={payment} writer={writer} />}
    </li>
  );
}

function answersTo({ uid, role }: Writer, { user_id, reporter_role }: Payment): boolean {
  return user_id !== uid && answererOf(reporter_role) === role;
}

const LOOKS = {
  reported: { Icon: Hourglass, classes: 'text-progress' },
  confirmed: { Icon: Check, classes: 'text-completed' },
  disputed: { Icon: CircleAlert, classes: 'text-seal' },
  reversed: { Icon: Undo2, classes: 'text-ink-soft' },
} as const;

function PaymentState({ state }: { state: keyof typeof LOOKS }) {
  const { t } = useTranslation('money');
  const { Icon, classes } = LOOKS[state];
  return (
    <p className={cn('inline-flex items-center gap-1.5 text-sm font-semibold', classes)}>
      <Icon aria-hidden className="size-4" />
      {t(`state.${state}`)}
    </p>
  );
}

/** One tap says that the money came; that it did not asks for a sentence. */
function Answer({ payment, writer }: { payment: Payment; writer: Writer }) {
  const { t } = useTranslation('money');
  const [isDisputing, setDisputing] = useState(false);
  const isReversal = payment.reverses !== null;
  const { busy, send } = useCommand({
    run: () => answerPayment(writer, payment, null),
    done: () => ({ title: t(isReversal ? 'answer.reversal.agreed' : 'answer.confirmed') }),
    failed: t('answer.failed'),
  });
  if (isDisputing)
    return <DisputeForm writer={writer} payment={payment} onClose={() => setDisputing(false)} />;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button variant="seal" busy={busy} className="grow sm:grow-0" onClick={() => void send()}>
        {t(isReversal ? 'answer.agree' : 'answer.came')}
      </Button>
      {canAnswer(payment.state, 'disputed') && (
        <Button disabled={busy} className="grow sm:grow-0" onClick={() => setDisputing(true)}>
          {t(isReversal ? 'answer.disagree' : 'answer.notYet')}
        </Button>
      )}
    </div>
  );
}

/** Reverses a confirmed payment once the other side agrees. */
function Reversal({ payment, writer }: { payment: Payment; writer: Writer }) {
  const { t } = useTranslation('money');
  const [id] = useState(newId);
  const { satang, received_on, into } = payment;
  return (
    <InlineConfirm
      words={{
        ask: t('reverse.ask'),
        text: t('reverse.text'),
        confirm: t('reverse.send'),
        cancel: t('common:cancel'),
        done: t('reverse.done'),
        failed: t('reverse.failed'),
      }}
      run={() => reportPayment(writer, id, { satang, received_on, into, note: '' }, payment.id)}
    />
  );
}
