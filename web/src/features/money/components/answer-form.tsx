import { decisionNoteSchema, type Decision, type DecisionAnswer } from '@app/domain/decision';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { useLanguage } from '@/i18n';
import { formatMoney } from '@/i18n/format';
import { useCommand } from '@/lib/command/use-command';
import { focusRefused } from '@/lib/form/focus-refused';
import { issueKey } from '@/lib/form/issue-key';
import { takeFocus } from '@/lib/page/take-focus';
import { answerDecision, type Asker } from '../api/write-decisions';

interface AnswerFormProps {
  decision: Decision;
  writer: Pick<Asker, 'caseId' | 'uid'>;
}

/** One tap chooses an answer, a second one sends it: it is for good, and the firm acts on it. */
export function AnswerForm({ decision, writer }: AnswerFormProps) {
  const { t } = useTranslation(['decisions', 'validation', 'common']);
  const language = useLanguage();
  const [chosen, setChosen] = useState<DecisionAnswer | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const form = decisionNoteSchema.safeParse({ note });
  const { busy, send } = useCommand({
    run: (answer: { state: DecisionAnswer; note: string }) =>
      answerDecision(writer, decision.id, answer.state, answer.note),
    done: (_, { state }) => ({ title: t(`decisions:answer.done.${state}`) }),
    failed: t('decisions:answer.failed'),
  });
  if (chosen === null)
    return (
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="ink" className="grow sm:grow-0" onClick={() => setChosen('accepted')}>
          {t('decisions:answer.accept')}
        </Button>
        <Button className="grow sm:grow-0" onClick={() => setChosen('declined')}>
          {t('decisions:answer.decline')}
        </Button>
      </div>
    );
  const issue = form.error?.issues[0]?.message;
  const amount = formatMoney(decision.satang / 100, language);
  return (
    <form
      ref={takeFocus}
      noValidate
      aria-label={t(`decisions:answer.ask.${chosen}`, { amount })}
      className="grid gap-4 border-s-4 border-brass ps-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (form.success) void send({ state: chosen, note: form.data.note });
        else focusRefused(event.currentTarget);
      }}
    >
      <div className="grid gap-1">
        <p className="text-lg font-semibold">{t(`decisions:answer.ask.${chosen}`, { amount })}</p>
        <p className="max-w-[62ch] text-sm text-ink-soft">{t(`decisions:answer.follows.${chosen}`)}</p>
      </div>
      <FormField
        label={t('decisions:answer.note')}
        error={isTried && issue !== undefined ? t(issueKey(issue)) : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            name="note"
            rows={2}
            readOnly={busy}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="seal" busy={busy} className="grow sm:grow-0">
          {t(`decisions:answer.confirm.${chosen}`)}
        </Button>
        <Button variant="ghost" disabled={busy} className="grow sm:grow-0" onClick={() => setChosen(null)}>
          {t('decisions:answer.back')}
        </Button>
      </div>
    </form>
  );
}
