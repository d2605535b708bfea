import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIMITS } from '@app/domain/limits';
import {
  LONGEST_PAPER_DAYS,
  PAPER_KINDS,
  PAPERS_PER_KIND,
  type PaperVerdict,
  type PartnerPaper,
} from '@app/domain/partner-paper';
import { paths } from '@app/domain/paths';
import { aPartnerPaper } from '@app/seed/paper-builders';
import { deleteDoc, deleteField, doc, setDoc, updateDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Actors, PEOPLE, type Person } from '../support/as.ts';
import { dayFromNow, filePath, newPaper, newVerdict } from './documents.ts';
import { FieldChecks, OTHER_TIMES } from './fields.ts';
import { begin } from './database-reset.ts';
import { arrange } from './fixtures.ts';

const { CO, PA, PU, AD } = PEOPLE;
const actors = new Actors();
beforeAll(() => begin(actors));
afterAll(() => actors.leave());

const id = 'registration-1';
const path = paths.partnerPaper(PA.uid, id);

describe('a paper', () => {
  const create = (data: DocumentData, at = path) => setDoc(doc(actors.as(PA), at), data);
  const check = new FieldChecks(
    () => newPaper(PA),
    async (data) => {
      await arrange(actors, { [path]: null });
      await create(data);
    },
  );
  check.keys();
  check.text('number', LIMITS.paperNumber);
  check.text('issued_by', LIMITS.name);
  check.accepts('no last day', () => ({ valid_until: null }));
  check.accepts('today as its last day', () => ({ valid_until: dayFromNow(0) }));
  check.accepts('the furthest last day', () => ({ valid_until: dayFromNow(LONGEST_PAPER_DAYS) }));
  check.refuses('a day that is over', () => ({ valid_until: dayFromNow(-1) }));
  check.refuses('a day too far away', () => ({ valid_until: dayFromNow(LONGEST_PAPER_DAYS + 2) }));
  for (const day of ['2027-02-30', '2027-1-5', '2570-01-01T00:00', '', 7])
    check.refuses(`the last day ${JSON.stringify(day)}`, () => ({ valid_until: day }));
  for (const [what, time] of Object.entries(OTHER_TIMES))
    check.refuses(`a creation ${what}`, () => ({ created_at: time() }));
  for (const wrong of [
    filePath(PU),
    `avatars/${PA.uid}/1719900000000-a.png`,
    `case-files/${PA.uid}/a.pdf`,
    `case-files/${PA.uid}/1719900000000-a/b.pdf`,
    7,
  ])
    check.refuses(`the file ${wrong}`, () => ({ path: wrong }));
  for (const state of ['accepted', 'refused', 'x']) check.refuses(`the state ${state}`, () => ({ state }));
  check.refuses("another's name", () => ({ user_id: PU.uid }));
  check.refuses('another kind', () => ({ kind: 'company' }));
  test('a kind that there is, and no other', async () => {
    const at = (kind: string) => create({ ...newPaper(PA), kind }, paths.partnerPaper(PA.uid, `${kind}-2`));
    await arrange(actors, { [paths.partnerPaper(PA.uid, 'company-2')]: null });
    await assertFails(at('x'));
    await assertSucceeds(at('company'));
  });

  test.each(PAPER_KINDS)('%s: nine at most, each once', async (kind) => {
    const last = paths.partnerPaper(PA.uid, `${kind}-${PAPERS_PER_KIND}`);
    await arrange(actors, { [last]: null });
    for (const wrong of [`${kind}-0`, `${kind}-${PAPERS_PER_KIND + 1}`, kind, `x-${kind}-1`])
      await assertFails(create(newPaper(PA, kind), paths.partnerPaper(PA.uid, wrong)));
    await assertSucceeds(create(newPaper(PA, kind), last));
    await assertFails(create(newPaper(PA, kind), last));
  });
});

describe.each(['accepted', 'refused'] as const)('a paper that is %s', (state) => {
  const judge = (change: DocumentData, by: Person = AD) => updateDoc(doc(actors.as(by), path), change);
  const given = (before: PartnerPaper['state']) =>
    arrange(actors, {
      [path]: aPartnerPaper({
        user_id: PA.uid,
        state: before,
        ...(before === 'refused' && { reason: 'สำเนาอ่านไม่ออก' }),
      }),
    });
  const check = new FieldChecks(
    () => newVerdict(AD, state),
    async (change) => {
      await given('shown');
      await judge(change);
    },
  );
  check.accepts('by an admin, who signs', () => ({}));
  check.refuses("with another's signature", () => ({ judged_by: PU.uid }));
  for (const [what, time] of Object.entries(OTHER_TIMES))
    check.refuses(`signed ${what}`, () => ({ judged_at: time() }));
  check.refuses('with another number', () => ({ number: 'x' }));
  check.refuses('back to what it was', () => ({ state: 'shown' }));
  if (state === 'refused') check.text('reason', LIMITS.decisionReason);
  else check.refuses('with a reason', () => ({ reason: 'x' }));

  test('may have been the other before', async () => {
    const other: PaperVerdict = state === 'accepted' ? 'refused' : 'accepted';
    await given(other);
    await assertSucceeds(judge(newVerdict(AD, state)));
  });

  test.each([CO, PA, PU])('not by $uid', async (person) => {
    await given('shown');
    await assertFails(judge(newVerdict(person, state), person));
    await assertSucceeds(judge(newVerdict(AD, state)));
  });
});

describe('a paper is withdrawn by its partner', () => {
  test.each(['shown', 'refused', 'accepted'] as const)('while it is not accepted: %s', async (state) => {
    await arrange(actors, { [path]: aPartnerPaper({ user_id: PA.uid, state }) });
    for (const other of [PU, AD]) await assertFails(deleteDoc(doc(actors.as(other), path)));
    const withdraw = deleteDoc(doc(actors.as(PA), path));
    await (state === 'accepted' ? assertFails(withdraw) : assertSucceeds(withdraw));
  });
});

test('a refusal needs its reason', async () => {
  await arrange(actors, { [path]: aPartnerPaper({ user_id: PA.uid }) });
  const judge = (change: DocumentData) => updateDoc(doc(actors.as(AD), path), change);
  await assertFails(judge({ ...newVerdict(AD, 'refused'), reason: deleteField() }));
  await assertSucceeds(judge(newVerdict(AD, 'refused')));
});
