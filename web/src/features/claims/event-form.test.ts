import { LEGAL_EVENT_KINDS } from '@app/domain/claim-sheet';
import { aClaimSheet, aLegalEvent } from '@app/seed/claim-builders';
import { expect, it } from 'vitest';
import { eventFormSchema, eventValuesOf, kindsFor, subjectsOf, type EventValues } from './event-form';

const TODAY = '2026-11-23';
const VALUES: EventValues = { kind: 'sued', on: '20/11/2569', subject: '', document_id: '' };
const read = (values: Partial<EventValues>) => eventFormSchema(TODAY).safeParse({ ...VALUES, ...values });
const issues = (values: Partial<EventValues>) =>
  read(values).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('reads a day of either era, and leaves out what was not chosen', () => {
  expect(read({}).data).toEqual({ kind: 'sued', on: '2026-11-20' });
  expect(read({ on: '๒๐/๑๑/๒๕๖๙', subject: 'cheque_1', document_id: 'd1' }).data).toEqual({
    kind: 'sued',
    on: '2026-11-20',
    subject: 'cheque_1',
    document_id: 'd1',
  });
});

it('says of each field what is wrong', () => {
  expect(issues({ kind: '', on: ' ' })).toEqual([
    ['kind', 'required'],
    ['on', 'required'],
  ]);
  expect(issues({ on: '31/9/2569' })).toEqual([['on', 'dayInvalid']]);
  expect(issues({ on: '24/11/2569' })).toEqual([['on', 'dayTooLate']]);
  expect(read({ kind: 'due', on: '24/11/2569' }).success).toBe(true);
});

it('wants the day of the month, which could otherwise make a suit look earlier than it was', () => {
  expect(issues({ on: '11/2569' })).toEqual([['on', 'dayInvalid']]);
});

it('offers everything to the partner and the office, and to a customer what the rules accept', () => {
  const all = LEGAL_EVENT_KINDS.filter((kind) => kind !== 'entered_in_error');
  expect([...kindsFor('partner')].sort()).toEqual([...all].sort());
  expect(kindsFor('customer')).toEqual(['due', 'default', 'cheque_returned']);
});

it('offers the parts that the sheet has, and a first cheque that it lacks', () => {
  const { user_id: _, ...rest } = aClaimSheet({
    instalments: ['2026-01-01', '2026-02-01'],
    guarantors: [{}],
  });
  const sheet = { ...rest, id: 'c', user_id: 'u' };
  expect(subjectsOf('part_paid', sheet)).toEqual(['instalment_0', 'instalment_1', 'cheque_0']);
  expect(subjectsOf('guarantor_notified', sheet)).toEqual(['guarantor_0']);
  expect(subjectsOf('judgment_final', sheet)).toEqual([]);
  expect(subjectsOf('cheque_returned', null)).toEqual(['cheque_0']);
  expect(subjectsOf('sued', null)).toEqual([]);
});

it('a correction begins with what was entered, in the calendar of the language', () => {
  const event = { ...aLegalEvent({ subject: 'cheque_0', document_id: 'd1' }), id: 'e' };
  expect(eventValuesOf(event, 'th')).toEqual({
    kind: 'acknowledged_in_writing',
    on: '1/6/2569',
    subject: 'cheque_0',
    document_id: 'd1',
  });
  expect(eventValuesOf(null, 'zh')).toEqual({ kind: '', on: '', subject: '', document_id: '' });
});
