import { startOf } from '@app/domain/calendar';
import { standingOfDecision, type Decision } from '@app/domain/decision';
import type { CaseReader } from '@app/domain/roles';
import { Ban, Check, CircleAlert, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { InlineConfirm } from '@/components/inline-confirm';
import { cn } from '@/lib/cn';
import { withdrawDecision, type Asker } from '../api/write-decisions';
import { AnswerForm } from './answer-form';
import { Satang } from './satang';

const LOOKS: Record<ReturnType<typeof standingOfDecision>, { Icon: LucideIcon; classes: string }> = {
  open: { Icon: Hourglass, classes: 'text-progress' },
  accepted: { Icon: Check, classes: 'text-completed' },
  declined: { Icon: CircleAlert, classes: 'text-seal' },
  withdrawn: { Icon: Ban, classes: 'text-ink-soft' },
  lapsed: { Icon: Clock, classes: 'text-ink-soft' },
};

interface DecisionRowProps {
  decision: Decision;
  /** In Bangkok. */
  today: string;
  reader: CaseReader;
}

/** An offer: what the debtor offers, until when it can be answered, and the answer as a record. */
export function DecisionRow({ decision, today, reader }: DecisionRowProps) {
  const { t } = useTranslation('decisions');
  const { satang, instalments, text, answer_by, created_at, by_role, note } = decision;
  const standing = standingOfDecision(decision, today);
  const { Icon, classes } = LOOKS[standing];
  const writer: Pick<Asker, 'caseId' | 'uid'> = { caseId: decision.case_id, uid: reader.uid };
  const answered = decision.answered_at ?? decision.withdrawn_at;
  const mayWithdraw = reader.role === 'admin' || decision.user_id === reader.uid;
  return (
    <li
      className={cn(
        'grid gap-3 border-s-4 border-s-transparent px-5 py-4',
        standing === 'open' && 'border-s-brass bg-fold/40',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className={cn('inline-flex items-center gap-1.5 text-sm font-semibold', classes)}>
          <Icon aria-hidden className="size-4" />
          {t(`state.${standing}`)}
          {answered !== undefined && <DateText date={answered} className="font-normal text-ink-soft" />}
        </p>
        {standing === 'open' && (
          <p className="text-sm font-semibold">
            {t('answerBy')} <DateText date={startOf(answer_by)} style="long" />
          </p>
        )}
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Satang satang={satang} className={cn('font-semibold', standing === 'open' && 'text-xl')} />
          <span>{instalments === null ? t('once') : t('instalments', { count: instalments })}</span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{t(`by.${by_role}`)}</span>
          <DateText date={created_at} />
        </p>
      </div>
      {text !== '' && <p className="max-w-[62ch] break-words whitespace-pre-wrap">{text}</p>}
      {note !== undefined && note !== '' && (
        <div className="border-s-3 border-brass ps-3 text-sm">
          <p className="text-ink-soft">{t('noteOf')}</p>
          <blockquote className="break-words whitespace-pre-wrap">{note}</blockquote>
        </div>
      )}
      {standing === 'open' && reader.role === 'customer' && (
        <AnswerForm decision={decision} writer={writer} />
      )}
      {standing === 'open' && reader.role !== 'customer' && mayWithdraw && (
        <InlineConfirm
          words={{
            ask: t('withdraw.ask'),
            text: t('withdraw.text'),
            confirm: t('withdraw.confirm'),
            cancel: t('common:cancel'),
            done: t('withdraw.done'),
            failed: t('withdraw.failed'),
          }}
          run={() => withdrawDecision(writer, decision.id)}
        />
      )}
    </li>
  );
}
