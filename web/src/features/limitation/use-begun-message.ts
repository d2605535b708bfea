import type { DebtFacts, LimitationAnswer } from '@app/domain/limitation';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import type { BegunMessage } from '@/lib/form/begun-message';

/** The message that hands a self-check to the firm: what was answered and what came of it, no names and no amounts. */
export function useBegunMessage(facts: DebtFacts, { clocks }: LimitationAnswer): BegunMessage {
  const { t } = useTranslation('limitation');
  const language = useLanguage();
  const written = (day: string | null) =>
    day === null ? t('letter.unknown') : formatDate(new Date(`${day}T00:00:00+07:00`), language, 'long');
  // A question has no question mark before the colon.
  const line = (label: string, text: string) =>
    t('letter.line', { label: label.replace(/[?？]$/, ''), text });
  const kind = t(`kind.items.${facts.kind}`);
  const due = facts.kind === 'cheque' || facts.kind === 'judgment' ? facts.kind : 'label';
  return {
    subject: t('letter.subject', { kind }),
    message: [
      t('letter.start'),
      line(t('kind.label'), kind),
      line(t(`due.${due}`), written(facts.dueOn)),
      ...(facts.kind === 'cheque' ? [line(t('refused.label'), written(facts.refusedOn))] : []),
      ...facts.events.map((event) => line(t(`${event.kind}.label`), written(event.on))),
      line(t('paper.label'), t(`paper.items.${facts.paper}`)),
      ...clocks.map(({ claim, earliest }) =>
        line(`${t(`claims.${claim}`)}, ${t('answer.before')}`, written(earliest)),
      ),
      '',
    ].join('\n'),
  };
}
