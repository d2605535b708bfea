import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { Role } from '@app/domain/roles';
import type { PartnerStatus } from '@app/domain/partner';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { hostAndPort, testEnvironment } from './env.ts';

/** An account as the rules meet it: a token, and the documents behind it (`tests/rules/world.ts` writes them). */
export interface Person {
  uid: string;
  email: string;
  name: string;
  /** `profiles.role`, and the claim of the same name. */
  role: Role;
  /** The status of the person's partner record, if there is one. */
  application?: PartnerStatus;
}

/** The personas of SECURITY section 1 that have accounts; each uid says who it is in a failure message. */
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

/** Everybody whom the matrix asks: a visitor, the seven above, and an account that has been locked out. */
export const PERSONAS = ['V', 'CO', 'CX', 'PP', 'PA', 'PU', 'PR', 'AD', 'DIS'] as const;
export type Persona = (typeof PERSONAS)[number];

/**
 * Projects of their own beside the run's: no trigger watches them, and nobody else uploads rules to them. What is
 * evaluated in `counted` is reported by coverage.last.ts. It holds what fits into a report: the emulator keeps every value
 * of every expression, and a text of 300,000 characters in hundreds of them is more than it can send.
 */
export const RULES_PROJECTS = {
  counted: () => `${testEnvironment().projectId}-rules`,
  uncounted: () => `${testEnvironment().projectId}-rules-uncounted`,
} as const;

/** One test file's actors. `tests/rules/global-setup.ts` has uploaded the rules: an upload here would begin the count anew. */
export class Actors {
  readonly env: RulesTestEnvironment;
  readonly #known = new Map<string, RulesTestContext>();

  /**
   * Firestore as the server reaches it: no rule is asked. One connection for the whole file, where the library's
   * `withSecurityRulesDisabled` opens one for each use, which is most of a small test's time.
   */
  readonly server: Firestore;
  readonly #app: FirebaseApp;

  private constructor(env: RulesTestEnvironment, host: string, port: number) {
    this.env = env;
    this.#app = initializeApp({ projectId: env.projectId }, `server of ${env.projectId}`);
    this.server = getFirestore(this.#app);
    connectFirestoreEmulator(this.server, host, port, { mockUserToken: 'owner' });
  }

  static async gather(project: keyof typeof RULES_PROJECTS = 'uncounted'): Promise<Actors> {
    // Every refusal is logged as a warning otherwise, and refusals are what is tested here.
    setLogLevel('silent');
    const { host, port } = hostAndPort(testEnvironment().firestoreHost);
    const projectId = RULES_PROJECTS[project]();
    return new Actors(await initializeTestEnvironment({ projectId, firestore: { host, port } }), host, port);
  }

  /** Firestore as this person reaches it, `null` for a visitor. Further claims go into the token alone. */
  as(person: Person | null, claims: Record<string, unknown> = {}): Firestore {
    if (person === null)
      return firestoreOf(this.#context('visitor', () => this.env.unauthenticatedContext()));
    const { uid, email, role } = person;
    const token = { email, role, ...claims };
    return firestoreOf(
      this.#context(`${uid} ${JSON.stringify(token)}`, () => this.env.authenticatedContext(uid, token)),
    );
  }

  /** Takes all documents away; the coverage stays. */
  clear(): Promise<void> {
    return this.env.clearFirestore();
  }

  async leave(): Promise<void> {
    await terminate(this.server);
    await deleteApp(this.#app);
    await this.env.cleanup();
  }

  #context(key: string, make: () => RulesTestContext): RulesTestContext {
    const known = this.#known.get(key) ?? make();
    this.#known.set(key, known);
    return known;
  }
}

/** The library's types are those of the old API; the object underneath serves both. */
function firestoreOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}
