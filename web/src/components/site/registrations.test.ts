import { expect, it } from 'vitest';
import { registrationLines } from './registrations';

const NONE = { debtCollection: null, company: null };

it('shows nothing until the firm has filled in a number', () => {
  expect(registrationLines('th', NONE)).toEqual([]);
  expect(registrationLines('th', { ...NONE, company: { number: '0105569000000' } })).toEqual([
    { register: 'company', number: '0105569000000', expires: null },
  ]);
});

it('says in the calendar of the reader when a registration ends', () => {
  const registration = { ...NONE, debtCollection: { number: '1/2569', expires: '2027-01-31' } };
  expect(registrationLines('th', registration)[0]?.expires).toContain('2570');
  expect(registrationLines('en', registration)[0]?.expires).toContain('2027');
});
