import { dayOf } from '@app/domain/calendar';
import { LEGAL_EVENT_KINDS, newClaimSheetSchema, newLegalEventSchema } from '@app/domain/claim-sheet';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aLegalEvent } from '@app/seed/claim-builders';
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { agree, AT_ONCE, bothWays } from './agreement.ts';
import * as any from './arbitraries.ts';
import { ABSENT, DirectWriter, NOW, type Fields } from './direct.ts';
import { begin } from './database-reset.ts';
import { arrange, IDS } from './fixtures.ts';

/** Of a claim: the rules accept what the domain's schemas accept, and the reverse (agreement.test.ts). */
const { CO, PA, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

const as = (person: Person) => new DirectWriter(actors, person);
let serial = 0;
const fresh = () => `generated-${serial++}`;
const PATIENCE = { timeout: 900_000 };

/** Days in and out of the calendar and of the century, absent ones, and what is no day. */
const claimDay = any.mostly(
  '2024-02-29',
  fc.oneof(
    fc
      .tuple(
        fc.integer({ min: 1998, max: 2101 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
      )
      .map(
        ([year, month, date]) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
      ),
    fc.constantFrom<unknown>(
      '2567-03-01',
      '2100-02-29',
      '2026-1-1',
      '',
      '2026-01-01 ',
      20_260_101,
      null,
      ABSENT,
    ),
  ),
);
/** A map is sent without its absent fields. */
const present = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ABSENT));

test('a claim sheet', PATIENCE, async () => {
  const admin = as(AD);
  const user_id = CO.uid;
  const fields = {
    debt_type: any.mostly('goods', fc.constantFrom<unknown>('cheque', 'gold', '', null, 1, ABSENT)),
    for_business: any.mostly(true, fc.constantFrom<unknown>(false, 'yes', null, ABSENT)),
    due_on: claimDay,
    default_on: claimDay,
    last_paid_on: claimDay,
    instalments: any.mostly(
      ABSENT,
      fc.oneof(
        fc.array(
          claimDay.filter((day) => day !== ABSENT),
          { maxLength: 3 },
        ),
        fc.array(fc.constant<unknown>('2026-01-31'), { minLength: 59, maxLength: 61 }),
        fc.constantFrom<unknown>(['2026-01-31,2026-01-31'], '2026-01-31', null, {}),
      ),
    ),
    cheques: any.mostly(
      ABSENT,
      fc.oneof(
        fc.array(fc.record({ dated_on: claimDay, first_returned_on: claimDay }).map(present), {
          maxLength: 3,
        }),
        fc.array(fc.constant<unknown>({}), { minLength: 9, maxLength: 11 }),
        fc.constantFrom<unknown>([{ name: 'x' }], [null], ['x'], null, {}),
      ),
    ),
    guarantors: any.mostly(
      ABSENT,
      fc.oneof(
        fc.array(fc.record({ notified_on: claimDay }).map(present), { maxLength: 6 }),
        fc.constantFrom<unknown>([{ name: 'x' }], [null], null, {}),
      ),
    ),
  };
  // A separate case for each write: concurrent writes to one document wait for each other.
  const cases = Array.from({ length: AT_ONCE }, (_, index) => `claim-${index}`);
  await arrange(actors, Object.fromEntries(cases.map((id) => [paths.case(id), aCase({ user_id: CO.uid })])));
  const send = async (form: Fields) => {
    const id = cases.pop() ?? '';
    const written = admin.set(paths.claimSheet(id), {
      case_id: id,
      user_id,
      updated_by: AD.uid,
      updated_at: NOW,
      ...form,
    });
    return written.finally(() => cases.push(id));
  };
  bothWays(await agree(fields, (form) => newClaimSheetSchema.safeParse(form), send));
});

test('an event of a claim', PATIENCE, async () => {
  const partner = as(PA);
  const { user_id, by_role } = aLegalEvent({ user_id: PA.uid });
  const pinned = { case_id: IDS.case, user_id, by_role, created_at: NOW };
  const fields = {
    kind: any.mostly(
      'part_paid',
      fc.constantFrom<unknown>(...LEGAL_EVENT_KINDS, 'forgiven', '', null, ABSENT),
    ),
    on: claimDay,
    subject: any.mostly(
      ABSENT,
      fc.constantFrom<unknown>(
        'cheque_0',
        'cheque_9',
        'cheque_10',
        'guarantor_4',
        'guarantor_5',
        'instalment_59',
        'instalment_60',
        'cheque_00',
        '',
        null,
        3,
      ),
    ),
    corrects: any.mostly(
      ABSENT,
      fc.constantFrom<unknown>('event-1', 'a/b', '', 'x'.repeat(128), 'x'.repeat(129), null, 7),
    ),
    document_id: any.mostly(
      ABSENT,
      fc.constantFrom<unknown>('document-1', 'a/b', '', 'x'.repeat(128), 'x'.repeat(129), null, 7),
    ),
  };
  const send = (form: Fields) => partner.set(paths.legalEvent(IDS.case, fresh()), { ...pinned, ...form });
  bothWays(await agree(fields, (form) => newLegalEventSchema(dayOf(new Date())).safeParse(form), send));
});
