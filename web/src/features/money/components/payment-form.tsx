import {
  FIRST_MONEY_DAY,
  newPaymentSchema,
  RECEIVERS,
  type MoneyReceiver,
  type NewPayment,
} from '@app/domain/payment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { useCommand } from '@/lib/command/use-command';
import { useToday } from '@/lib/page/use-today';
import { newEntryId, reportPayment, type Writer } from '../api/write-money';
import { readSatang } from '../typed-money';
import { EntryForm } from './entry-form';

/** Reports money that was received. */
export function PaymentForm({ writer, onClose }: { writer: Writer; onClose: () => void }) {
  const { t } = useTranslation(['money', 'validation']);
  const today = useToday();
  // One id for the whole form: sending it again after an uncertain end adds it once.
  const [id] = useState(() => newEntryId('payment'));
  const [amount, setAmount] = useState('');
  const [day, setDay] = useState(today);
  const [into, setInto] = useState<MoneyReceiver>('creditor');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const read = readSatang(amount);
  const form = newPaymentSchema(today).safeParse({
    satang: 'satang' in read ? read.satang : 1,
    received_on: day,
    into,
    note,
  });
  const issueOf = (field: keyof NewPayment) =>
    isTried ? form.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const { busy, send } = useCommand({
    run: (payment: NewPayment) => reportPayment(writer, id, payment),
    onDone: onClose,
    done: () => ({ title: t('money:payment.added') }),
    failed: t('money:payment.failed'),
  });
  const noteIssue = issueOf('note');
  return (
    <EntryForm
      kind="payment"
      amount={{
        value: amount,
        issue: isTried && 'issue' in read ? read.issue : undefined,
        onChange: setAmount,
      }}
      day={{
        value: day,
        issue: issueOf('received_on'),
        min: FIRST_MONEY_DAY,
        max: today,
        onChange: setDay,
      }}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if ('satang' in read && form.success) void send(form.data);
      }}
    >
      <FormField label={t('money:payment.into')}>
        {(control) => (
          <NativeSelect
            {...control}
            name="into"
            value={into}
            disabled={busy}
            onChange={({ target }) => {
              const chosen = RECEIVERS.find((receiver) => receiver === target.value);
              if (chosen !== undefined) setInto(chosen);
            }}
          >
            {RECEIVERS.map((receiver) => (
              <option key={receiver} value={receiver}>
                {t(`money:into.${receiver}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormField
        label={t('money:payment.note')}
        error={noteIssue === undefined ? undefined : t(`validation:${noteIssue}`)}
      >
        {(control) => (
          <Input
            {...control}
            name="note"
            value={note}
            disabled={busy}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </FormField>
      <p className="text-sm text-ink-soft">
        {t(writer.role === 'customer' ? 'money:payment.officeAnswers' : 'money:payment.clientAnswers')}
      </p>
    </EntryForm>
  );
}
