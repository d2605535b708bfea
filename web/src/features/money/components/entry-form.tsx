import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from './amount-field';
import { DayField } from '@/components/day-field';
import { FormButtons } from '@/components/form-buttons';

interface EntryFormProps extends Pick<ComponentProps<'form'>, 'onSubmit'> {
  kind: 'payment' | 'promise';
  amount: Omit<ComponentProps<typeof AmountField>, 'label'>;
  day: Omit<ComponentProps<typeof DayField>, 'label'>;
  busy: boolean;
  onClose: () => void;
  /** What a kind asks besides. */
  children?: ReactNode;
}

/** The form of a payment or a promise: how much and which day. */
export function EntryForm({ kind, amount, day, busy, onSubmit, onClose, children }: EntryFormProps) {
  const { t } = useTranslation('money');
  return (
    <form
      noValidate
      aria-label={t(`${kind}.add`)}
      className="grid gap-4 border-t border-rule p-5 print:hidden"
      onSubmit={onSubmit}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField {...amount} label={t(`${kind}.amount`)} disabled={busy} />
        <DayField {...day} label={t(`${kind}.day`)} disabled={busy} />
      </div>
      {children}
      <FormButtons save={t(`${kind}.save`)} busy={busy} onClose={onClose} />
    </form>
  );
}
