import { AUTHORITY_SCOPES, LONGEST_AUTHORITY_DAYS, type AuthorityScope } from '@app/domain/authority';
import { addDays, FIRST_DAY, isDay, startOf } from '@app/domain/calendar';
import type { Case } from '@app/domain/case';
import { caseName } from '@app/domain/case-id';
import { powerOfAttorney } from '@app/domain/power-of-attorney';
import { useTranslation } from 'react-i18next';
import { DayField } from '@/components/day-field';
import { FieldError, FormField } from '@/components/form-field';
import { Sheet } from '@/components/page';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { formatDate } from '@/i18n/format';
import { cn } from '@/lib/cn';
import { useToday } from '@/lib/page/use-today';
import type { LetterDraftState } from '../use-letter-draft';

interface LetterDraftProps {
  item: Case;
  draft: LetterDraftState;
}

/** A power of attorney from what the case holds, and the few fields that it does not. */
export function LetterDraft({ item, draft }: LetterDraftProps) {
  const { t } = useTranslation(['authority', 'cases']);
  const today = useToday();
  const { fields, change, errors } = draft;
  const { principal, agent, scope, from, until } = fields;
  const last = addDays(today, LONGEST_AUTHORITY_DAYS);
  const toggle = (one: AuthorityScope) =>
    change({ scope: AUTHORITY_SCOPES.filter((each) => scope.includes(each) !== (each === one)) });
  const inThai = (day: string) => formatDate(startOf(day), 'th', 'long');
  const letter = powerOfAttorney({
    principal,
    agent,
    debtor: item.debtor_name,
    amount: item.amount,
    caseName: caseName(item),
    scope,
    from: inThai(isDay(from) ? from : today),
    until: isDay(until) ? inThai(until) : null,
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] print:block">
      <Sheet className="print:hidden">
        <div className="grid gap-4 p-5">
          <p className="border-s-4 border-seal ps-3 font-semibold text-seal">
            {t('authority:form.letter.check')}
          </p>
          <FormField label={t('authority:form.letter.principal')}>
            {(field) => (
              <Input
                {...field}
                value={principal}
                onChange={({ target }) => change({ principal: target.value })}
              />
            )}
          </FormField>
          <FormField label={t('authority:form.letter.agent')} hint={t('authority:form.letter.agentHint')}>
            {(field) => (
              <Input {...field} value={agent} onChange={({ target }) => change({ agent: target.value })} />
            )}
          </FormField>
          <fieldset className="grid gap-1" aria-describedby={errors.scope && 'letter-scope-error'}>
            <legend className="font-semibold">{t('authority:form.fields.scope')}</legend>
            {AUTHORITY_SCOPES.map((one) => (
              <label key={one} className="flex min-h-11 items-center gap-3">
                <Checkbox checked={scope.includes(one)} onChange={() => toggle(one)} />
                <span className="first-letter:uppercase">{t(`cases:authorityScope.${one}`)}</span>
              </label>
            ))}
            {errors.scope !== undefined && <FieldError id="letter-scope-error">{errors.scope}</FieldError>}
          </fieldset>
          <DayField
            label={t('authority:form.fields.from')}
            day={from}
            error={errors.from}
            value={from}
            min={FIRST_DAY}
            max={last}
            onChange={({ target }) => change({ from: target.value })}
          />
          <DayField
            required={false}
            label={t('authority:form.fields.until')}
            day={until}
            error={errors.until}
            value={until}
            min={today}
            max={last}
            onChange={({ target }) => change({ until: target.value })}
          />
          <p className="text-sm text-ink-soft">{t('authority:form.letter.thai')}</p>
        </div>
      </Sheet>
      <Sheet className="print:border-0 print:shadow-none">
        <article
          lang="th"
          className={cn(
            'grid gap-5 p-6 leading-8 sm:p-10 print:p-0',
            // A browser prints without the button too.
            draft.problems.length > 0 && 'print:hidden',
          )}
        >
          <h2 className="text-center font-heading text-2xl font-semibold">{letter.title}</h2>
          <div className="justify-self-end">
            {letter.place.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <p className="indent-10 break-words">{letter.opening}</p>
          <ol className="grid list-decimal gap-1 ps-14">
            {letter.powers.map((power) => (
              <li key={power}>{power}</li>
            ))}
          </ol>
          {letter.limits !== '' && <p className="indent-10">{letter.limits}</p>}
          {letter.closing.map((text) => (
            <p key={text} className="indent-10">
              {text}
            </p>
          ))}
          <div className="grid gap-x-8 gap-y-8 pt-8 sm:grid-cols-2 print:grid-cols-2">
            {letter.signatures.map(([signed, name], index) => (
              <p key={index} className="grid justify-items-center text-center">
                <span>{signed}</span>
                <span>{name}</span>
              </p>
            ))}
          </div>
        </article>
      </Sheet>
    </div>
  );
}
