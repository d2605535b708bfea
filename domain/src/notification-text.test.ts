import { expect, it } from 'vitest';
import { caseNameOf, namesIn, textKeyOf, type TextSource } from './notification-text.ts';

it.each<[TextSource, string]>([
  [{ kind: 'case_created', params: {} }, 'case_created'],
  [{ kind: 'case_assigned', params: {}, link_to: '/partner/case/c' }, 'case_assigned_partner'],
  [{ kind: 'case_assigned', params: {}, link_to: '/dashboard/case/c' }, 'case_assigned'],
  [{ kind: 'case_created', params: {}, link_to: '/partner/case/c' }, 'case_created'],
  [{ kind: 'case_update_added', params: { wording: true } }, 'case_update_questioned'],
  [{ kind: 'case_update_added', params: { wording: false } }, 'case_update_added'],
  [{ kind: 'payment_answered', params: { answer: 'disputed' } }, 'payment_disputed'],
  [{ kind: 'payment_answered', params: { answer: 'confirmed' } }, 'payment_answered'],
  [{ kind: 'payment_reported', params: {} }, 'payment_reported'],
  [{ kind: 'payment_reported', params: { state: 'reversal' } }, 'payment_reported_reversal'],
  [{ kind: 'payment_answered', params: { state: 'reversed' } }, 'payment_answered_reversed'],
  [{ kind: 'payment_answered', params: { state: 'not_reversed' } }, 'payment_answered_not_reversed'],
  [{ kind: 'case_acceptance', params: { state: 'declined' } }, 'case_acceptance_declined'],
  [{ kind: 'case_acceptance', params: { state: 'late' } }, 'case_acceptance'],
  [{ kind: 'case_created', params: { state: 'declined' } }, 'case_created'],
])('the text of %o is %s', (source, key) => {
  expect(textKeyOf(source)).toBe(key);
});

it('a case is called by its number, else by the beginning of its id', () => {
  expect(caseNameOf({ params: { case_id: 'abcdefgh-ijkl', case_number: 'DC-6911-0042' } })).toBe(
    'DC-6911-0042',
  );
  expect(caseNameOf({ params: { case_id: 'abcdefgh-ijkl', case_number: null } })).toBe('abcdefgh');
  expect(caseNameOf({ params: { case_id: 'abcdefgh-ijkl', count: 2 } })).toBeNull();
  expect(caseNameOf({ params: { company_name: 'บจก. ติดตาม' } })).toBeNull();
});

it('a text repeats a company, its contact person, a file and a number of days, and nothing else', () => {
  const params = { company_name: 'a', contact_person: 'p', file_name: 'b', debtor_name: 'c', amount: 1 };
  expect(namesIn(params)).toEqual({ company: 'a', person: 'p', file: 'b', days: '' });
  expect(namesIn({ company_name: 1, days: 12 })).toEqual({ company: '', person: '', file: '', days: '12' });
});
