import type { PartnerStatus } from '@app/domain/partner';
import type { Role } from '@app/domain/roles';
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { hostAndPort, optionalEnv, testEnvironment } from './env.ts';

/** An account as the rules see it: a token, and the documents behind it (`tests/rules/fixtures.ts` writes them). */
export interface Person {
  uid: string;
  email: string;
  name: string;
  /** `profiles.role`, and the claim of the same name. */
  role: Role;
  /** The status of the person's partner record, if there is one. */
  application?: PartnerStatus;
}

/** The personas of security section 1 that have accounts; each uid says who it is in a failure message. */
export const PEOPLE = {
  /** Customer, owner of the row. */
  CO: { uid: 'uid-owner', email: 'owner@example.com', name: 'สุภาพร วงศ์เจริญ', role: 'customer' },
  /** Customer, not the owner. */
  CX: { uid: 'uid-stranger', email: 'stranger@example.com', name: 'อนันต์ ทรัพย์ไพศาล', role: 'customer' },
  PP: {
    uid: 'uid-pending',
    email: 'pending@example.com',
    name: 'กมลชนก ใจดี',
    role: 'customer',
    application: 'Pending',
  },
  /** Partner, Approved, and the row's case is assigned to it. */
  PA: {
    uid: 'uid-assigned',
    email: 'assigned@example.com',
    name: 'ธนกฤต พิพัฒน์กุล',
    role: 'partner',
    application: 'Approved',
  },
  /** Partner, Approved, not assigned. */
  PU: {
    uid: 'uid-unassigned',
    email: 'unassigned@example.com',
    name: 'วราภรณ์ สุขเกษม',
    role: 'partner',
    application: 'Approved',
  },
  PR: {
    uid: 'uid-rejected',
    email: 'rejected@example.com',
    name: 'ปิยะ มั่นคง',
    role: 'customer',
    application: 'Rejected',
  },
  AD: { uid: 'uid-admin', email: 'admin@example.com', name: 'ณัฐวุฒิ ศรีสมบูรณ์', role: 'admin' },
} as const satisfies Record<string, Person>;
export type PersonCode = keyof typeof PEOPLE;

/** Every persona of the matrix: a visitor, the seven above, and an account that has been locked out. */
export const PERSONAS = ['V', 'CO', 'CX', 'PP', 'PA', 'PU', 'PR', 'AD', 'DIS'] as const;
export type Persona = (typeof PERSONAS)[number];

/**
 * Projects separate from the run's own: no trigger watches them, and nobody else uploads rules to them. coverage.last.ts
 * reports the evaluations in `counted`. It is used for what fits into a report: the emulator keeps every value of every
 * expression, and a text of 300,000 characters in hundreds of them is more than it can send.
 */
export const RULES_PROJECTS: Record<'counted' | 'uncounted' | 'meter' | 'run', () => string> = {
  counted: () => `${testEnvironment().projectId}-rules`,
  // One project is enough for mutants: loading their rules takes a quarter of a second (tests/mutation).
  uncounted: () =>
    optionalEnv('PORTAL_MUTATION')
      ? RULES_PROJECTS.counted()
      : `${testEnvironment().projectId}-rules-uncounted`,
  /** Its rules are not the shipped ones, see lookups.test.ts. */
  meter: () => `${testEnvironment().projectId}-rules-meter`,
  /** The run's own project: the one that the Storage emulator reads (`tests/storage/storage-fixtures.ts`). */
  run: () => testEnvironment().projectId,
};

type Connections = Map<string, { app: FirebaseApp; db: Firestore }>;

/**
 * The connections of all test files in a process that runs the same tests against many mutants of the rules (tests/mutation);
 * null elsewhere, where each file has its own and closes them.
 */
const shared: Connections | null = optionalEnv('PORTAL_MUTATION') === undefined ? null : new Map();

/** Closes what `Actors.leave` leaves open in that process. */
export async function closeShared(): Promise<void> {
  if (shared !== null) await close(shared);
}

async function close(connections: Connections): Promise<void> {
  const all = [...connections.values()];
  connections.clear();
  for (const { app, db } of all) {
    await terminate(db);
    await deleteApp(app);
  }
}

/** Claims of a token besides or instead of uid, proven e-mail and role; `undefined` leaves one out. */
export type Claims = Record<string, unknown>;

/**
 * One test file's actors, each with one connection that stays open.
 *
 * Not rules-unit-testing's environment: it opens a connection for every act of the server, which takes most of a small
 * test's time, and warns of emulators that a step does not need.
 */
export class Actors {
  readonly projectId: string;
  /**
   * A separate database for each test file: the emulator keeps every version of every document and copies all of them at the
   * next write, so documents that thousands of tests write become slower and slower. Not where coverage is counted, which is
   * incomplete in other databases, nor in the project that Storage reads.
   */
  readonly databaseId: string;
  readonly #connections: Connections = shared ?? new Map();

  constructor(project: keyof typeof RULES_PROJECTS = 'uncounted') {
    this.projectId = RULES_PROJECTS[project]();
    const isCounted = this.projectId === RULES_PROJECTS.counted();
    this.databaseId = project === 'uncounted' && !isCounted ? `test-${randomUUID()}` : '(default)';
    // The SDK logs every refusal as a warning, and refusals are what is tested here.
    setLogLevel('silent');
  }

  /** Firestore as this person reaches it, `null` for a visitor. */
  as(person: Person | null, claims: Claims = {}): Firestore {
    if (person === null) return this.#connect('visitor', undefined);
    const { uid, email, role } = person;
    const token = { sub: uid, email, email_verified: true, role, ...claims };
    return this.#connect(JSON.stringify(token), token);
  }

  /** Firestore as the server reaches it, bypassing the rules. */
  get server(): Firestore {
    return this.#connect('server', 'owner');
  }

  async leave(): Promise<void> {
    if (this.#connections !== shared) await close(this.#connections);
  }

  #connect(who: string, token: 'owner' | { sub: string } | undefined): Firestore {
    const name = `${who} of ${this.projectId}`;
    const known = this.#connections.get(name);
    if (known !== undefined) return known.db;
    const { host, port } = hostAndPort(testEnvironment().firestoreHost);
    const app = initializeApp({ projectId: this.projectId }, name);
    const db = getFirestore(app, this.databaseId);
    connectFirestoreEmulator(db, host, port, token === undefined ? {} : { mockUserToken: token });
    this.#connections.set(name, { app, db });
    return db;
  }
}
