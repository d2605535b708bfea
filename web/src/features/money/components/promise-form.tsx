import { addDays } from '@app/domain/calendar';
import { LONGEST_PROMISE_DAYS, newPromiseSchema, type NewPromise } from '@app/domain/promise';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/lib/command/use-command';
import { useToday } from '@/lib/page/use-today';
import { makePromise, newEntryId, type Writer } from '../api/write-money';
import { readSatang } from '../typed-money';
import { EntryForm } from './entry-form';

/** Records what the debtor promised to pay, and by when. */
export function PromiseForm({ writer, onClose }: { writer: Writer; onClose: () => void }) {
  const { t } = useTranslation('money');
  const today = useToday();
  const [id] = useState(() => newEntryId('promise'));
  const [amount, setAmount] = useState('');
  const [day, setDay] = useState('');
  const [isTried, setTried] = useState(false);
  const read = readSatang(amount);
  const form = newPromiseSchema(today).safeParse({ satang: 'satang' in read ? read.satang : 1, due_on: day });
  const dayIssue = form.error?.issues.find(({ path }) => path[0] === 'due_on')?.message;
  const { busy, send } = useCommand({
    run: (promise: NewPromise) => makePromise(writer, id, promise, today),
    onDone: onClose,
    done: () => ({ title: t('promise.added') }),
    failed: t('promise.failed'),
  });
  return (
    <EntryForm
      kind="promise"
      amount={{
        value: amount,
        issue: isTried && 'issue' in read ? read.issue : undefined,
        onChange: setAmount,
      }}
      day={{
        value: day,
        issue: isTried ? dayIssue : undefined,
        min: today,
        max: addDays(today, LONGEST_PROMISE_DAYS),
        onChange: setDay,
      }}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if ('satang' in read && form.success) void send(form.data);
      }}
    />
  );
}
