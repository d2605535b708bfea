import { reserveContact, type Reservation } from '@app/domain/contracts/debtor-contacts';
import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { aSetOfDebtorFacts } from '@app/seed/contact-builders';
import { DEMO_PASSWORD, PERSONAS } from '@app/seed/personas';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { loadDemoData } from '../emulators/demo-data.ts';
import { HOST } from '../emulators/ports.ts';
import type { Suite } from '../emulators/suite.ts';
import { Failure } from '../failure.ts';
import { inRepository } from '../repository.ts';
import type { Benchmark } from './benchmark.ts';
import { distributionRow, machine, table } from './figures.ts';

/** Warm-up, not counted: the first call starts the function's process. */
const WARM_UP = 3;
const REPETITIONS = 30;
const GOAL = 300;
const BARE = 'answerNothing';

const { partner } = PERSONAS;

/**
 * The reservation of a contact, from the request until its answer, each for a debtor of whom nothing is reserved; in turn with
 * a callable that does nothing. The difference is the product's own time: reading the caller, the case and the debtor, and one
 * transaction.
 */
export const benchmark: Benchmark = { codebase: inRepository('tools', 'bench', 'bare-trigger'), onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  await loadDemoData(suite);
  const cases = await writeCases(suite);
  const token = await tokenOf(suite, partner.email);
  const samples: { reserve: number; bare: number; answer: Reservation }[] = [];
  for (const [turn, caseId] of cases.entries()) {
    const bare = await timed(() => call(suite, BARE, token, {}));
    const key = `bench${String(turn).padStart(16, '0')}`;
    const reserve = await timed(() =>
      call(suite, reserveContact.name, token, { caseId, channel: 'call', person: 'debtor', key }),
    );
    const { result } = reserve.answer as { result: unknown };
    const answer = reserveContact.output.parse(result);
    if (turn >= WARM_UP) samples.push({ reserve: reserve.time, bare: bare.time, answer });
  }
  const granted = samples.filter(({ answer }) => 'slot' in answer).length;
  console.log(machine());
  console.log(
    table(
      ['reserving a contact, warm', 'p50', 'p95', 'n', 'goal'],
      [
        distributionRow(
          `reserveContact (${granted} granted; outside the hours none is)`,
          samples.map(({ reserve }) => reserve),
          `${GOAL} ms`,
        ),
        distributionRow(
          'floor: a callable that does nothing',
          samples.map(({ bare }) => bare),
        ),
      ],
    ),
  );
}

/** A case of the demo partner for each call, each with its own debtor. @returns their ids */
async function writeCases({ project, env }: Suite): Promise<string[]> {
  process.env.FIRESTORE_EMULATOR_HOST = env.FIRESTORE_EMULATOR_HOST;
  const app = initializeApp({ projectId: project }, 'reserve');
  const db = getFirestore(app);
  const ids = Array.from({ length: WARM_UP + REPETITIONS }, (_, index) => `bench-${index}`);
  for (const [index, id] of ids.entries()) {
    const value = `09${String(index).padStart(8, '0')}`;
    const facts = aSetOfDebtorFacts({ case_id: id, reach: [{ kind: 'phone', value, told_by_debtor: true }] });
    await db.doc(paths.case(id)).set(aCase({ partner_id: partner.uid, status: 'In Progress' }));
    await db.doc(paths.debtorFacts(id)).set(facts);
  }
  await deleteApp(app);
  return ids;
}

async function tokenOf({ ports }: Suite, email: string): Promise<string> {
  const url = `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const body = { email, password: DEMO_PASSWORD, returnSecureToken: true };
  return ((await post(url, {}, body)) as { idToken: string }).idToken;
}

function call({ ports, project }: Suite, name: string, token: string, data: unknown): Promise<unknown> {
  const url = `http://${HOST}:${ports.functions}/${project}/asia-southeast1/${name}`;
  return post(url, { authorization: `Bearer ${token}` }, { data });
}

async function post(url: string, headers: Record<string, string>, body: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Failure(`${url} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function timed<T>(work: () => Promise<T>): Promise<{ time: number; answer: T }> {
  const begun = performance.now();
  const answer = await work();
  return { time: performance.now() - begun, answer };
}
