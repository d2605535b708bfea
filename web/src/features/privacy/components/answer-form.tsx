import type { ErasureObstacle } from '@app/domain/erasure';
import { privacyAnswerSchema } from '@app/domain/privacy-request';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { SubmitButton } from '@/components/submit-button';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { useLanguage } from '@/i18n';
import { useCommand } from '@/lib/command/use-command';
import { focusRefused } from '@/lib/form/focus-refused';
import { answerRequest, NotAnsweredError, useErasurePreview } from '../api/answer-request';

interface Answer {
  decision: 'approved' | 'refused';
  note: string;
}

/** Approve or refuse, with a sentence for the person. It cannot be approved while something prevents the erasure. */
export function AnswerForm({ userId }: { userId: string }) {
  const { t } = useTranslation(['privacy', 'problems', 'common']);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const form = privacyAnswerSchema.safeParse({ note });
  const { preview, retry } = useErasurePreview(userId);
  // Chinese has no space between sentences.
  const space = useLanguage() === 'zh' ? '' : ' ';
  const sentences = (obstacles: readonly ErasureObstacle[]) =>
    obstacles.map((obstacle) => t(`privacy:obstacles.${obstacle}`)).join(space) || undefined;
  const { busy, send } = useCommand({
    run: ({ decision, note: answer }: Answer) => answerRequest(userId, decision, answer),
    done: (_output, { decision }) => ({ title: t(`privacy:answer.${decision}`) }),
    onFailed: (error) => {
      if (error instanceof NotAnsweredError) retry();
    },
    failed: (error) => ({
      title: t('privacy:answer.failed'),
      ...(error instanceof NotAnsweredError && {
        description: sentences(error.obstacles) ?? t('privacy:answer.meanwhile'),
      }),
    }),
  });
  const [deciding, setDeciding] = useState<Answer['decision']>();
  const decide = (decision: Answer['decision']) => (event: MouseEvent<HTMLElement>) => {
    setTried(true);
    if (form.success) {
      setDeciding(decision);
      void send({ decision, note: form.data.note });
    } else focusRefused(event.currentTarget);
  };
  return (
    <form className="grid gap-4 p-5">
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
      <div className="flex flex-wrap items-start gap-3">
        <SubmitButton
          type="button"
          variant="danger"
          reason={sentences(preview?.obstacles ?? [])}
          busy={busy && deciding === 'approved'}
          disabled={busy}
          onClick={decide('approved')}
        >
          {t('privacy:answer.approve')}
        </SubmitButton>
        <Button busy={busy && deciding === 'refused'} disabled={busy} onClick={decide('refused')}>
          {t('privacy:answer.refuse')}
        </Button>
      </div>
    </form>
  );
}
