import type { CaseEventKind } from '@app/domain/case-event';
import { aCaseEvent } from '@app/seed/builders';
import i18next from 'i18next';
import { speak } from '@/testing/render-screen';
import { expect, it } from 'vitest';
import { eventSentence } from './case-event-text';

it.each<[CaseEventKind, receipt: string, reversal: string]>([
  ['payment_reported', 'Payment recorded', 'Reversal of a payment requested'],
  ['payment_confirmed', 'Payment confirmed', 'Payment reversed'],
  ['payment_disputed', 'Payment disputed', 'Reversal of a payment refused'],
])('%s names a receipt, or the reversal of one', async (kind, receipt, reversal) => {
  await speak('en');
  const told = (more: { reversal?: true }) =>
    eventSentence(i18next.t, { id: 'e', ...aCaseEvent({ kind, ...more }) }, { role: 'customer', uid: 'c' });
  expect([told({}), told({ reversal: true })]).toEqual([receipt, reversal]);
});
