import { privacyAnswerSchema } from '@app/domain/privacy-request';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { useCommand } from '@/lib/command/use-command';
import { answerRequest } from '../api/answer-request';

interface Answer {
  decision: 'approved' | 'refused';
  note: string;
}

/** Approve or refuse, with a sentence for the person. */
export function AnswerForm({ userId }: { userId: string }) {
  const { t } = useTranslation(['privacy', 'problems', 'common']);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const form = privacyAnswerSchema.safeParse({ note });
  const { busy, send } = useCommand({
    run: ({ decision, note: answer }: Answer) => answerRequest(userId, decision, answer),
    done: (_output, { decision }) => ({ title: t(`privacy:answer.${decision}`) }),
    failed: t('privacy:answer.failed'),
  });
  const [deciding, setDeciding] = useState<Answer['decision']>();
  const decide = (decision: Answer['decision']) => {
    setTried(true);
    if (!form.success) return;
    setDeciding(decision);
    void send({ decision, note: form.data.note });
  };
  return (
    <div className="grid gap-4 p-5">
      <FormField
        required
        label={t('privacy:answer.note')}
        hint={t('privacy:answer.hint')}
        error={isTried && !form.success ? t('privacy:answer.noteMissing') : undefined}
      >
        {(control) => (
          <Textarea {...control} name="note" value={note} onChange={(event) => setNote(event.target.value)} />
        )}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={busy && deciding === 'approved'}
          disabled={busy}
          onClick={() => decide('approved')}
        >
          {t('privacy:answer.approve')}
        </Button>
        <Button busy={busy && deciding === 'refused'} disabled={busy} onClick={() => decide('refused')}>
          {t('privacy:answer.refuse')}
        </Button>
      </div>
    </div>
  );
}
