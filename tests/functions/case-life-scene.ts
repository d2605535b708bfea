import { takeCaseStep, type CaseStep } from '@app/domain/contracts/take-case-step';
import { COLLECTIONS, paths } from '@app/domain/paths';
import { aCase, aCaseUpdate } from '@app/seed/builders';
import { aCaseOutcome } from '@app/seed/case-life-builders';
import { FieldValue } from 'firebase-admin/firestore';
import { call, signIn } from './call.ts';
import { person } from './people.ts';
import { db, newId } from './server.ts';
import { forgetPace } from './expect-notifications.ts';
import { quiet, until } from './wait.ts';

/** No notification may name it. */
export const DEBTOR = 'นายลูกหนี้ปลายทาง';

export interface Cast {
  boss: string;
  customer: string;
  stranger: string;
  first: string;
  second: string;
}

/** The people of a test, one admin among them, with every function that follows a case started. */
export async function assemble(): Promise<Cast> {
  const others = await db.collection(COLLECTIONS.profiles).where('role', '==', 'admin').get();
  await Promise.all(others.docs.map(({ ref }) => ref.update({ disabled: true })));
  const [boss, customer, stranger, first, second] = await Promise.all([
    person('boss', 'admin'),
    person('customer'),
    person('stranger'),
    person('first', 'partner', 'Approved'),
    person('second', 'partner', 'Approved'),
  ]);
  const cast = { boss, customer, stranger, first, second };
  const id = await assigned(cast);
  await answer(id, { state: 'declined', reason: 'เริ่ม' });
  await until(
    'the first return',
    () => stateOf(id),
    ({ partner_id }) => partner_id === null,
  );
  await db.doc(paths.caseUpdate(id, 'first')).set(aCaseUpdate({ case_id: id, user_id: boss }));
  await ended(cast);
  await quiet();
  return cast;
}

/** The people of a test, signed in. */
export interface Callers {
  /** Calls a function as one of them. */
  call(who: keyof Cast, name: string, input: object): ReturnType<typeof call>;
  /** Takes a step in the life of a case. @returns 200, or the status of the error */
  take(who: keyof Cast, input: CaseStep): Promise<number | string>;
}

export async function signInAll(cast: Cast): Promise<Callers> {
  const tokens = new Map<string, string>();
  for (const [name, uid] of Object.entries<string>({ ...cast })) tokens.set(name, await signIn(uid));
  const callAs: Callers['call'] = (who, name, input) => call(name, tokens.get(who), input);
  return {
    call: callAs,
    take: async (who, input) => {
      const { status, body } = await callAs(who, takeCaseStep.name, input);
      return body.error?.status ?? status;
    },
  };
}

export const stateOf = async (id: string) => {
  const found = await db.doc(paths.case(id)).get();
  return { status: found.get('status') as string, partner_id: found.get('partner_id') as string | null };
};
export const acceptanceOf = async (id: string) => (await db.doc(paths.caseAcceptance(id)).get()).data();
export const kindsOf = async (id: string) => {
  const found = await db.collection(paths.caseEvents(id)).orderBy('created_at').get();
  return found.docs.map((event) => event.get('kind') as string);
};
export const write = (id: string, fields: object) =>
  db.doc(paths.case(id)).update({ ...fields, updated_at: FieldValue.serverTimestamp() });
export const assign = (id: string, partner_id: string) => write(id, { partner_id, status: 'In Progress' });
/** Opens a case by its status. @param uid who signs the write; without one an older signature stays */
export const opened = (id: string, uid?: string) =>
  write(id, { status: 'In Progress', ...(uid && { updated_by: { uid, at: FieldValue.serverTimestamp() } }) });
export const answer = (id: string, fields: object) =>
  db.doc(paths.caseAcceptance(id)).update({ ...fields, answered_at: FieldValue.serverTimestamp() });

/** A new case that was assigned to the first partner, who is asked. */
export async function assigned({ customer, first }: Pick<Cast, 'customer' | 'first'>): Promise<string> {
  const id = newId('case');
  // Otherwise the admins' notices of this case may be folded into those of other tests.
  await forgetPace();
  await db.doc(paths.case(id)).set(aCase({ user_id: customer, debtor_name: DEBTOR }));
  await until(
    'the number',
    async () => (await db.doc(paths.case(id)).get()).get('case_number') as unknown,
    Boolean,
  );
  await assign(id, first);
  await until(
    'the question',
    () => acceptanceOf(id),
    (found) => found?.['partner_id'] === first,
  );
  await until(
    'the assignment',
    () => kindsOf(id),
    (kinds) => kinds.includes('assigned'),
  );
  await until(
    'its notices',
    async () => (await db.collection(COLLECTIONS.notifications).where('params.case_id', '==', id).get()).size,
    (count) => count >= 3,
  );
  return id;
}

/** A case that the first partner has ended. */
export async function ended({ customer, first }: Pick<Cast, 'customer' | 'first'>): Promise<string> {
  const id = newId('case');
  await db
    .doc(paths.case(id))
    .set(aCase({ user_id: customer, partner_id: first, status: 'Completed', debtor_name: DEBTOR }));
  await db
    .doc(paths.caseOutcome(id, 'end'))
    .set(aCaseOutcome({ case_id: id, by: first, created_at: new Date() }));
  await until(
    'its outcome',
    () => kindsOf(id),
    (kinds) => kinds.includes('outcome_given'),
  );
  await until(
    'its number',
    async () => (await db.doc(paths.case(id)).get()).get('case_number') as unknown,
    Boolean,
  );
  return id;
}
