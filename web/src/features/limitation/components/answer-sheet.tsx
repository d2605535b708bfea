import type { DebtFacts, LimitationAnswer, LimitationClock, LimitationReading } from '@app/domain/limitation';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/site/button-link';
import { Gap, useLanguage } from '@/i18n';
import { formatDate, formatPeriod } from '@/i18n/format';
import { cn } from '@/lib/cn';
import { begunMessage } from '@/lib/form/begun-message';
import { links } from '@/lib/navigation/links';
import { useBegunMessage } from '../use-begun-message';

const STATE_LOOK = {
  running: 'border-completed text-completed',
  soon: 'border-seal text-seal',
  may_have_passed: 'border-seal text-seal',
  unknown: 'border-rule-strong text-ink-soft',
} as const;

/** What the self-check found: until when, why, what to bring, and how sure that is. */
export function AnswerSheet({ facts, answer }: { facts: DebtFacts; answer: LimitationAnswer }) {
  const { t } = useTranslation('limitation');
  const begun = useBegunMessage(facts, answer);
  return (
    <section
      aria-live="polite"
      className="mt-8 border border-t-2 border-rule-strong border-t-ink bg-paper px-5 py-6 shadow-sheet sm:px-8 sm:py-8"
    >
      <h3 className="text-2xl">{t('answer.title')}</h3>
      <div className="mt-4 grid gap-8">
        {answer.clocks.map((clock) => (
          <Clock key={clock.claim} clock={clock} />
        ))}
      </div>
      {answer.warnings.map((warning) => (
        <p key={warning} className="mt-5 max-w-[62ch] border-s-4 border-brass ps-4">
          {t(`warnings.${warning}`)}
        </p>
      ))}
      <h4 className="mt-7 font-heading text-lg font-semibold">{t('answer.bring')}</h4>
      <ul className="mt-2 grid list-disc gap-x-8 gap-y-1 ps-5 marker:text-seal sm:grid-cols-2">
        {answer.bring.map((item) => (
          <li key={item}>{t(`bring.${item}`)}</li>
        ))}
      </ul>
      <p className="mt-6 max-w-[62ch] text-sm leading-6 text-ink-soft">{t('answer.caution')}</p>
      <div className="mt-6 flex flex-wrap gap-x-4 gap-y-3">
        <ButtonLink to={`${links.contact}#letter`} onClick={() => begunMessage.leave(begun)}>
          {t('answer.ask')}
        </ButtonLink>
        <ButtonLink to={links.customer.newCase} variant="outline" onClick={() => begunMessage.leave(begun)}>
          {t('answer.newCase')}
        </ButtonLink>
      </div>
    </section>
  );
}

function Clock({ clock }: { clock: LimitationClock }) {
  const { t } = useTranslation('limitation');
  const language = useLanguage();
  const { claim, state, earliest, readings, unproved, lateUntil } = clock;
  const written = (day: string) => formatDate(new Date(`${day}T00:00:00+07:00`), language, 'long');
  return (
    <div className="grid gap-y-2 border-t border-rule pt-5 first:border-t-0 first:pt-0">
      <p className="font-medium text-brass">{t(`claims.${claim}`)}</p>
      {earliest !== null && (
        <p className="leading-8">
          {t('answer.before')}
          <Gap />
          <time
            dateTime={earliest}
            className="inline-block font-heading text-3xl leading-[1.4] font-semibold whitespace-nowrap figures"
          >
            {written(earliest)}
          </time>
        </p>
      )}
      <p className={cn('w-fit max-w-[60ch] border-s-4 ps-3 font-semibold', STATE_LOOK[state])}>
        {t(`states.${state}`)}
      </p>
      {readings.length > 0 && (
        <ul className="mt-1 grid gap-2">
          {readings.map((reading) => (
            <Reading key={reading.row.id} reading={reading} written={written} />
          ))}
        </ul>
      )}
      {readings.length > 1 && <p className="max-w-[62ch]">{t('answer.earlier')}</p>}
      {unproved !== null && (
        <p className="max-w-[62ch]">{t('answer.unproved', { day: written(unproved) })}</p>
      )}
      {lateUntil !== null && <p className="max-w-[62ch]">{t('answer.late', { day: written(lateUntil) })}</p>}
    </div>
  );
}

/** A row of the law's table, the day that it gives, and that no lawyer has confirmed it. */
function Reading({ reading, written }: { reading: LimitationReading; written: (day: string) => string }) {
  const { t } = useTranslation('limitation');
  const language = useLanguage();
  const { row, day } = reading;
  return (
    <li className="max-w-[62ch]">
      {t('answer.because', {
        rule: t(`rows.${row.id}`),
        period: formatPeriod(row.period, language),
        day: written(day),
      })}
      <span className="block text-sm leading-6 text-ink-soft">
        {t(`law.${row.source.code}`, { sections: row.source.sections.join(t('law.and')) })}
        {' \u00b7 '}
        {t(`status.${row.status}`)}
      </span>
    </li>
  );
}
