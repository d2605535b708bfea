import { privacyAnswerSchema } from '@app/domain/privacy-request';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { toProblem } from '@/lib/problems';
import { toasts } from '@/lib/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { answerRequest } from '../api/answer-request';

/** Approve or refuse, with a sentence for the person. */
export function AnswerForm({ userId }: { userId: string }) {
  const { t } = useTranslation(['privacy', 'problems', 'common']);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const [deciding, setDeciding] = useState<'approved' | 'refused' | null>(null);
  const form = privacyAnswerSchema.safeParse({ note });
  const { run } = useOneAtATime(async (decision: 'approved' | 'refused') => {
    setTried(true);
    if (!form.success) return;
    setDeciding(decision);
    try {
      await answerRequest(userId, decision, form.data.note);
      toasts.show({ title: t(`privacy:answer.${decision}`) });
    } catch (error) {
      toasts.show({
        variant: 'destructive',
        title: t('privacy:answer.failed'),
        description: t(`problems:${toProblem(error)}`),
      });
    } finally {
      setDeciding(null);
    }
  });
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
          busy={deciding === 'approved'}
          disabled={deciding !== null}
          onClick={() => void run('approved')}
        >
          {t('privacy:answer.approve')}
        </Button>
        <Button
          busy={deciding === 'refused'}
          disabled={deciding !== null}
          onClick={() => void run('refused')}
        >
          {t('privacy:answer.refuse')}
        </Button>
      </div>
    </div>
  );
}
