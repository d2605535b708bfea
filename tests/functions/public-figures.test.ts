import { addMonths, dayOf, daysBetween, startOf } from '@app/domain/calendar';
import { COLLECTIONS, DEBTOR_CONTACTS, paths } from '@app/domain/paths';
import { FIGURE_POLICY, publicFiguresSchema, type PublicFigures } from '@app/domain/public-figures';
import { aCase } from '@app/seed/builders';
import { aCaseStanding, aCommitment } from '@app/seed/case-life-builders';
import { aContactDigest, aDebtorContact } from '@app/seed/contact-builders';
import { aCaseBalance } from '@app/seed/money-builders';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { functions } from './run-function.ts';
import { quietProject } from './quiet-project.ts';

const { project, db } = quietProject('figures');

const DAY_MS = 86_400_000;
const TODAY = dayOf(new Date());
const SINCE = addMonths(TODAY, -12);
const MINIMUM = FIGURE_POLICY.minimum;
/** Completed ones: more than the run reads at a time. */
const CLOSED = { Completed: 305, Cancelled: 20 };
const ALL = CLOSED.Completed + CLOSED.Cancelled;
const daysAgo = (days: number, hours = 0) => new Date(Date.now() - days * DAY_MS - hours * 3_600_000);

beforeAll(async () => {
  const writer = db.bulkWriter();
  const put = (path: string, data: object) => void writer.set(db.doc(path), data);
  for (const status of ['Completed', 'Cancelled'] as const)
    for (let n = 0; n < CLOSED[status]; n += 1) {
      const id = `${status}-${n}`;
      const created_at = daysAgo(400 - (n % 90), n % 24);
      put(
        paths.case(id),
        aCase({ status, created_at, updated_at: daysAgo(2 + (n % 200)), amount: 1_000 + n / 4 }),
      );
      if (n % 3 === 0)
        put(
          paths.caseBalance(id),
          aCaseBalance({ claimed: 100_000 + n * 25, paid_confirmed: n * 700, outstanding: 0 }),
        );
      if (n % 2 === 0) {
        put(
          paths.contactDigest(id),
          aContactDigest({
            case_id: id,
            entries: 3,
            inside: 1 + (n % 2),
            outside_hours: n % 4 === 0 ? 1 : 0,
          }),
        );
        for (const [seq, after] of [9 + (n % 7), n % 11].entries())
          put(
            `${paths.debtorContacts(id)}/${seq}`,
            aDebtorContact({
              case_id: id,
              seq: seq + 1,
              began_at: new Date(created_at.getTime() + after * DAY_MS),
            }),
          );
      }
      for (const [period, state] of (['met', n % 5 === 0 ? 'late' : 'met', 'excused'] as const).entries())
        put(`${COLLECTIONS.commitments}/${id}_weekly_report_${period}`, {
          ...aCommitment({ case_id: id, kind: 'weekly_report', period, state }),
        });
      put(
        `${COLLECTIONS.commitments}/${id}_accept_1`,
        aCommitment({ case_id: id, kind: 'accept', state: 'late' }),
      );
    }
  const paid = aCaseBalance({ claimed: 900_000_000, paid_confirmed: 900_000_000 });
  const others = {
    duplicate: aCase({ status: 'Cancelled', updated_at: daysAgo(3) }),
    open: aCase({ status: 'In Progress', updated_at: daysAgo(3) }),
    'closed-today': aCase({ status: 'Completed', updated_at: new Date() }),
    'closed-before': aCase({ status: 'Completed', updated_at: new Date(startOf(SINCE).getTime() - 1) }),
  };
  for (const [id, item] of Object.entries(others)) {
    put(paths.case(id), item);
    put(paths.caseBalance(id), paid);
  }
  put(
    paths.caseStanding('duplicate'),
    aCaseStanding({ duplicate_of: { case_id: 'Completed-0', case_number: null } }),
  );
  put(paths.case('malformed'), { ...aCase({ status: 'Completed', updated_at: daysAgo(3) }), amount: 'เยอะ' });
  await writer.close();
});

async function count() {
  const { log } = await functions.run('countFiguresDaily', {}, { project });
  return log.find(({ message }) => message === 'countFiguresDaily: done');
}
async function published(): Promise<PublicFigures | null> {
  const found = await db.doc(paths.publicFigures).get();
  return found.exists ? publicFiguresSchema.parse(found.data()) : null;
}

/** The same figures in another way: from all documents at once, by their definitions in the decision record. */
async function recount() {
  const [cases, standings, digests, commitments, contacts] = await Promise.all([
    db.collection(COLLECTIONS.cases).get(),
    db.collection(COLLECTIONS.caseStandings).get(),
    db.collection(COLLECTIONS.contactDigests).get(),
    db.collection(COLLECTIONS.commitments).where('kind', '==', 'weekly_report').get(),
    db.collectionGroup(DEBTOR_CONTACTS).get(),
  ]);
  const merged = standings.docs.filter((one) => one.get('duplicate_of') !== null).map(({ id }) => id);
  const day = (time: unknown) => dayOf((time as Timestamp).toDate());
  const closed = new Map(
    cases.docs
      .filter((one) => {
        const last = day(one.get('updated_at'));
        const isClosed = ['Completed', 'Cancelled'].includes(String(one.get('status')));
        return isClosed && last >= SINCE && last < TODAY && typeof one.get('amount') === 'number';
      })
      .filter(({ id }) => !merged.includes(id))
      .map((one) => [one.id, day(one.get('created_at'))]),
  );
  const reports = commitments.docs.filter((one) => closed.has(String(one.get('case_id'))));
  const met = reports.filter((one) => one.get('state') === 'met').length;
  const late = reports.filter((one) => one.get('state') === 'late').length;
  const sums = digests.docs.filter(({ id }) => closed.has(id));
  const sum = (...names: string[]) =>
    sums.reduce((total, one) => total + names.reduce((of, name) => of + Number(one.get(name)), 0), 0);
  const first = new Map<string, string>();
  for (const one of contacts.docs) {
    const caseId = String(one.get('case_id'));
    const began = day(one.get('began_at'));
    if (closed.has(caseId) && began < (first.get(caseId) ?? '9999')) first.set(caseId, began);
  }
  const days = [...first]
    .map(([caseId, began]) => daysBetween(closed.get(caseId) ?? '', began))
    .sort((a, b) => a - b);
  const half = days.length / 2;
  const median = days.length % 2 ? days[Math.floor(half)] : ((days[half - 1] ?? 0) + (days[half] ?? 0)) / 2;
  return {
    closed: closed.size,
    reports_on_time: { met, due: met + late },
    contacts_inside: {
      inside: sum('inside'),
      counted: sum('inside', 'outside_hours', 'second_that_day', 'recorded_late'),
    },
    median_days_to_first_contact: { days: median, n: days.length },
  };
}

describe('the figures of the public site', () => {
  it('equal a recount of the documents; what is malformed is skipped, and the share is withheld', async () => {
    expect(await count()).toMatchObject({ counted: ALL, skipped: 1, isPublished: true });
    const figures = await published();
    expect(figures).toMatchObject({ ...(await recount()), recovered_share: null, since: SINCE });
    expect(figures?.closed).toBe(ALL);
    expect(figures?.reports_on_time?.due).toBeGreaterThan(figures?.reports_on_time?.met ?? 0);
  });

  it('are taken away below the minimum, back with as many; without a case while it is reopened', async () => {
    const all = await db
      .collection(COLLECTIONS.cases)
      .where('status', 'in', ['Completed', 'Cancelled'])
      .get();
    // First those with contacts, so that as few cases as possible have all figures.
    const hasContacts = ({ id }: { id: string }) => Number(id.slice(id.indexOf('-') + 1)) % 2 === 0;
    const closed = all.docs
      .filter(({ id }) => /^(Completed|Cancelled)-/.test(id))
      .sort((a, b) => Number(hasContacts(b)) - Number(hasContacts(a)));
    const writer = db.bulkWriter();
    for (const one of closed.slice(MINIMUM - 1)) void writer.update(one.ref, { status: 'In Progress' });
    await writer.close();
    const close = (index: number) => closed[index]?.ref.update({ status: 'Completed' });
    expect(await count()).toMatchObject({ counted: MINIMUM - 1, isPublished: false });
    expect(await published()).toBeNull();
    await close(MINIMUM - 1);
    expect(await count()).toMatchObject({ counted: MINIMUM, isPublished: true });
    expect(await published()).toMatchObject({ closed: MINIMUM });

    await close(MINIMUM);
    await count();
    const before = await published();
    expect(before?.closed).toBe(MINIMUM + 1);
    // Among the first, which are still closed.
    const item = db.doc(paths.case('Completed-0'));
    const closedAt: unknown = (await item.get()).get('updated_at');
    await item.update({ status: 'In Progress' });
    await count();
    const reopened = await published();
    expect(reopened).toMatchObject(await recount());
    expect(reopened?.closed).toBe(MINIMUM);
    expect(reopened?.median_days_to_first_contact?.n).toBe(MINIMUM);
    expect(reopened?.reports_on_time?.due).toBe((before?.reports_on_time?.due ?? 0) - 2);
    await item.update({ status: 'Completed', updated_at: closedAt });
    await count();
    expect({ ...(await published()), computed_at: 0 }).toEqual({ ...before, computed_at: 0 });

    // The tests run in any order.
    const restorer = db.bulkWriter();
    for (const one of closed) void restorer.update(one.ref, { status: one.get('status') as string });
    await restorer.close();
  });
});
