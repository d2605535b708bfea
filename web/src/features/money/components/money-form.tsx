import type { Writer } from '../api/write-money';
import { PaymentForm } from './payment-form';
import { PromiseForm } from './promise-form';

interface MoneyFormProps {
  kind: 'payment' | 'promise';
  writer: Writer;
  onClose: () => void;
}

/** The forms in one file: for each file that is loaded on demand the page holds a list of what it imports. */
export function MoneyForm({ kind, ...rest }: MoneyFormProps) {
  return kind === 'payment' ? <PaymentForm {...rest} /> : <PromiseForm {...rest} />;
}
