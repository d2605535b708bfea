import { importCases } from '@app/domain/contracts/import-cases';
import { IMPORT_LIMITS, type ImportCells } from '@app/domain/case-import';
import { COLLECTIONS } from '@app/domain/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Suite } from '../emulators/suite.ts';
import type { Benchmark } from './benchmark.ts';
import { inSeconds, machine, table } from './figures.ts';

const ROWS = 1_000;
/** Every fiftieth row lacks its amount. */
const BAD = 50;
const GOAL_MS = 60_000;
const ACCOUNT = { email: 'import@example.com', password: 'Secret123' };

/** An import of 1,000 rows of which 20 are wrong: until the last batch is answered, and until the customer's list has every case. */
export const benchmark: Benchmark = { onEmulators };

async function onEmulators(suite: Suite): Promise<void> {
  process.env.FIRESTORE_EMULATOR_HOST = suite.env.FIRESTORE_EMULATOR_HOST;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = suite.env.FIREBASE_AUTH_EMULATOR_HOST;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId: suite.project });
  try {
    const { uid } = await getAuth(app).createUser({ ...ACCOUNT, emailVerified: true });
    const db = getFirestore(app);
    const profile = db.collection(COLLECTIONS.profiles).doc(uid);
    while (!(await profile.get()).exists) await new Promise((resolve) => setTimeout(resolve, 200));
    const token = await tokenOf(suite);
    const rows = Array.from({ length: ROWS }, (_, index) => ({ row: index + 2, cells: cellsOf(index) }));
    const begun = performance.now();
    const refused: number[] = [];
    for (let first = 0; first < ROWS; first += IMPORT_LIMITS.batch) {
      const answer = await send(suite, token, rows.slice(first, first + IMPORT_LIMITS.batch));
      refused.push(...answer.filter(({ state }) => state === 'refused').map(({ row }) => row));
    }
    const answered = performance.now() - begun;
    const listed = await db.collection(COLLECTIONS.cases).where('user_id', '==', uid).count().get();
    const total = performance.now() - begun;
    console.log(machine());
    console.log(
      table(
        [`${ROWS} rows, ${ROWS / BAD} of them wrong`, 'time', 'goal', 'cases', 'rows named as wrong'],
        [
          ['the last batch is answered', inSeconds(answered), inSeconds(GOAL_MS), '', String(refused.length)],
          ['all cases are listed', inSeconds(total), inSeconds(GOAL_MS), String(listed.data().count), ''],
        ],
      ),
    );
  } finally {
    await deleteApp(app);
  }
}

function cellsOf(index: number): ImportCells {
  return {
    debtor_name: `บริษัท ลูกหนี้ที่ ${index + 1} จำกัด`,
    amount: index % BAD === 0 ? '' : String(1_000 + index),
    details: 'ค่าสินค้าตามใบแจ้งหนี้',
    debt_type: 'goods',
    due_on: '1/3/2569',
  };
}

async function tokenOf({ ports }: Suite): Promise<string> {
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ACCOUNT, returnSecureToken: true }),
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}

async function send({ ports, project }: Suite, token: string, rows: readonly unknown[]) {
  const url = `http://127.0.0.1:${ports.functions}/${project}/asia-southeast1/${importCases.name}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { importId: 'a'.repeat(32), rows } }),
  });
  const { result } = (await answer.json()) as { result: unknown };
  return importCases.output.parse(result).rows;
}
