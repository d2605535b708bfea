import { disputeSchema, type Payment } from '@app/domain/payment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Textarea } from '@/components/ui/textarea';
import { useCommand } from '@/lib/command/use-command';
import { focusRefused } from '@/lib/form/focus-refused';
import { issueKey } from '@/lib/form/issue-key';
import { answerPayment, type Writer } from '../api/write-money';
import { FormButtons } from '@/components/form-buttons';

interface DisputeFormProps {
  writer: Writer;
  payment: Payment;
  onClose: () => void;
}

/** Why the money has not come, or why an entry is not to be reversed: one sentence, for the other side. */
export function DisputeForm({ writer, payment, onClose }: DisputeFormProps) {
  const { t } = useTranslation(['money', 'validation']);
  const isReversal = payment.reverses !== null;
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const form = disputeSchema.safeParse({ dispute: text });
  const { busy, send } = useCommand({
    run: (dispute: string) => answerPayment(writer, payment, dispute),
    onDone: onClose,
    done: () => ({ title: t(isReversal ? 'money:answer.reversal.refused' : 'money:answer.disputed') }),
    failed: t('money:answer.failed'),
  });
  const issue = form.error?.issues[0]?.message;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (form.success) void send(form.data.dispute);
        else focusRefused(event.currentTarget);
      }}
    >
      <FormField
        required
        label={t('money:answer.why')}
        hint={t(isReversal ? 'money:answer.reversal.whyHint' : 'money:answer.whyHint')}
        error={isTried && issue !== undefined ? t(issueKey(issue)) : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            name="dispute"
            rows={2}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      <FormButtons
        save={t(isReversal ? 'money:answer.reversal.send' : 'money:answer.send')}
        busy={busy}
        onClose={onClose}
      />
    </form>
  );
}
