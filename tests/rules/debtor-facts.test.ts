import { paths } from '@app/domain/paths';
import { LIMITS } from '@app/domain/limits';
import { afterAll, beforeAll, describe } from 'vitest';
import { Actors, PEOPLE } from '../support/as.ts';
import { newDebtorFacts } from './documents.ts';
import { BLANKS, FieldChecks } from './fields.ts';
import { writesOfOwnerAndAdmin } from './owner-and-admin.ts';
import { begin } from './database-reset.ts';
import { IDS } from './fixtures.ts';

const { CO, PA, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

const path = paths.debtorFacts(IDS.case);
const phone = { kind: 'phone', value: '081-555-0142', told_by_debtor: true };

describe.each(writesOfOwnerAndAdmin(actors, path))(
  'what is stated of a debtor, %s',
  (_name, author, send) => {
    const check = new FieldChecks(() => newDebtorFacts(author, CO, IDS.case), send);
    check.keys({ extra: ['debtor_id', 'keys', 'x'] });
    check.pinned('case_id', [IDS.freshCase, '']);
    check.pinned('user_id', [PA.uid, AD.uid]);
    check.pinned('updated_by', [PA.uid, author === CO ? AD.uid : CO.uid]);
    check.now('updated_at');
    check.pinned('kind', ['company', 'x', 'phone', 'line', 'email', 'home', 'work', '']);
    for (const kind of ['natural', 'juristic', 'unknown'])
      check.accepts(`the kind ${kind}`, () => ({ kind }));
    check.accepts('thirteen digits', () => ({ person_no: '1234567890123' }));
    for (const person_no of ['', '123456789012', '12345678901234', '12345678๙0123', '1234567890123\n'])
      check.refuses(`the number ${JSON.stringify(person_no)}`, () => ({ person_no }));
    check.type('person_no', ['null']);

    check.type('reach', ['a list']);
    check.accepts('no way of contact', () => ({ reach: [] }));
    check.accepts('ten of every kind', () => ({
      reach: ['phone', 'line', 'email', 'home', 'work', 'phone', 'line', 'email', 'home', 'work'].map(
        (kind) => ({
          ...phone,
          kind,
        }),
      ),
    }));
    check.refuses('eleven ways', () => ({ reach: Array.from({ length: 11 }, () => phone) }));
    // Each place is a line of the rules.
    for (let place = 0; place < LIMITS.reachPerCase; place += 1) {
      check.refuses(`a wrong kind in the last place of ${place + 1}`, () => ({
        reach: [...Array.from({ length: place }, () => phone), { ...phone, kind: 'fax' }],
      }));
    }
    for (const kind of ['x', 'natural', 'juristic', 'unknown'])
      check.refuses(`the kind ${kind} of a way of contact`, () => ({ reach: [{ ...phone, kind }] }));
    for (const [name, value] of Object.entries(BLANKS))
      check.refuses(`${name} as a way of contact`, () => ({ reach: [{ ...phone, value }] }));
    for (const [name, wrong] of Object.entries({
      'a further field': { ...phone, x: 1 },
      'no value': { kind: 'phone', told_by_debtor: true },
      'no word whether the debtor gave it': { kind: 'phone', value: '0812345678' },
      'a number as value': { ...phone, value: 812_345_678 },
      'a text instead of yes or no': { ...phone, told_by_debtor: 'yes' },
      'a text': '0812345678',
      null: null,
    }))
      check.refuses(`a way of contact with ${name}`, () => ({ reach: [wrong] }));
  },
);
