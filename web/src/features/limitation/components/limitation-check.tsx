import { dayOf } from '@app/domain/calendar';
import { DEBT_KINDS, type DebtKind } from '@app/domain/law/limitation';
import { checkLimitation, type DebtFacts, type LimitationAnswer } from '@app/domain/limitation';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';
import { readFacts, type DayName, type Issues } from '../read-facts';
import { AnswerSheet } from './answer-sheet';
import { DayFields } from './day-fields';

const PAPERS = ['signed', 'messages', 'none'] as const;
const BUSINESS = ['yes', 'no', 'unknown'] as const;

interface Answered {
  facts: DebtFacts;
  answer: LimitationAnswer;
}

/**
 * How much time a creditor may have left, worked out in the browser: nothing of it is sent. The fields are the browser's own
 * (uncontrolled): what was chosen before this ran is still in them.
 */
export function LimitationCheck() {
  const { t } = useTranslation('limitation');
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<DebtKind>('goods');
  const [issues, setIssues] = useState<Issues>({});
  const [answered, setAnswered] = useState<Answered | null>(null);

  useEffect(() => {
    const chosen = form.current?.elements.namedItem('kind');
    if (chosen instanceof HTMLSelectElement) setKind(asKind(chosen.value));
  }, []);
  useEffect(() => {
    if (answered !== null) sheet.current?.focus();
  }, [answered]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input[aria-invalid]')?.focus();
  }, [issues]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const today = dayOf(new Date());
    const { facts, issues: found } = readFacts(new FormData(event.currentTarget), today);
    setIssues(found);
    setAnswered(Object.keys(found).length > 0 ? null : { facts, answer: checkLimitation(facts, today) });
  }

  const day = (name: DayName, label: string, hint?: string) => {
    const issue = issues[name];
    return (
      <DayFields
        name={name}
        label={label}
        hint={hint}
        error={issue === undefined ? undefined : t(`issues.${issue}`)}
      />
    );
  };

  return (
    <div className="noscript:hidden">
      {/* If the browser submits it natively before any script runs, the input must not end up in the URL. */}
      <form ref={form} method="post" onSubmit={submit} className="grid gap-6">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          <FormField
            label={t('kind.label')}
            // Both are often taken for these kinds, whose periods are longer.
            hint={
              kind === 'instalments' || kind === 'rent'
                ? t('kind.hire', { kind: t('kind.items.services') })
                : undefined
            }
          >
            {(control) => (
              <NativeSelect
                {...control}
                name="kind"
                defaultValue="goods"
                onChange={({ target }) => setKind(asKind(target.value))}
              >
                {DEBT_KINDS.map((each) => (
                  <option key={each} value={each}>
                    {t(`kind.items.${each}`)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
          {kind === 'goods' && (
            <FormField label={t('business.label')}>
              {(control) => (
                <NativeSelect {...control} name="for_business" defaultValue="unknown">
                  {BUSINESS.map((each) => (
                    <option key={each} value={each}>
                      {t(`business.items.${each}`)}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </FormField>
          )}
          <div className="md:col-start-1">
            {day('due', t(`due.${kind === 'cheque' || kind === 'judgment' ? kind : 'label'}`), t('due.hint'))}
          </div>
          {kind === 'cheque' && day('refused', t('refused.label'), t('refused.hint'))}
          {kind !== 'judgment' && day('paid', t('paid.label'), t('optional'))}
          {kind !== 'judgment' && day('acknowledged', t('acknowledged.label'), t('acknowledged.hint'))}
          <FormField label={t('paper.label')}>
            {(control) => (
              <NativeSelect {...control} name="paper" defaultValue="signed">
                {PAPERS.map((each) => (
                  <option key={each} value={each}>
                    {t(`paper.items.${each}`)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" variant="seal" size="lg">
            {t('submit')}
          </Button>
          <p className="max-w-[40ch] text-sm text-ink-soft">{t('private')}</p>
        </div>
      </form>
      <div ref={sheet} tabIndex={-1} role="group" aria-label={t('answer.title')} className="outline-none">
        {answered !== null && <AnswerSheet {...answered} />}
      </div>
    </div>
  );
}

function asKind(value: string): DebtKind {
  return DEBT_KINDS.find((kind) => kind === value) ?? 'goods';
}
