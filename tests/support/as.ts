import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { Role } from '@app/domain/roles';
import type { PartnerStatus } from '@app/domain/partner';
import { setLogLevel, type Firestore } from 'firebase/firestore';
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
  PP: { uid: 'uid-pending', email: 'pending@example.com', name: 'กมลชนก ใจดี', role: 'customer', application: 'Pending' },
  /** Partner, Approved, and the row's case is assigned to it. */
  PA: { uid: 'uid-assigned', email: 'assigned@example.com', name: 'ธนกฤต พิพัฒน์กุล', role: 'partner', application: 'Approved' },
  /** Partner, Approved, not assigned. */
  PU: { uid: 'uid-unassigned', email: 'unassigned@example.com', name: 'วราภรณ์ สุขเกษม', role: 'partner', application: 'Approved' },
  PR: { uid: 'uid-rejected', email: 'rejected@example.com', name: 'ปิยะ มั่นคง', role: 'customer', application: 'Rejected' },
  AD: { uid: 'uid-admin', email: 'admin@example.com', name: 'ณัฐวุฒิ ศรีสมบูรณ์', role: 'admin' },
} as const satisfies Record<string, Person>;
export type PersonCode = keyof typeof PEOPLE;

/** Everybody whom the matrix asks: a visitor, the seven above, and an account that has been locked out. */
export const PERSONAS = ['V', 'CO', 'CX', 'PP', 'PA', 'PU', 'PR', 'AD', 'DIS'] as const;
export type Persona = (typeof PERSONAS)[number];

/** A project of its own beside the run's: no trigger watches it, and nobody else uploads rules to it. */
export function rulesProjectId(): string {
  return `${testEnvironment().projectId}-rules`;
}

/** One test file's actors. `tests/rules/global-setup.ts` has uploaded the rules: an upload here would wipe their coverage. */
export class Actors {
  readonly env: RulesTestEnvironment;
  readonly #known = new Map<string, RulesTestContext>();

  private constructor(env: RulesTestEnvironment) {
    this.env = env;
  }

  static async gather(projectId = rulesProjectId()): Promise<Actors> {
    // Every refusal is logged as a warning otherwise, and refusals are what is tested here.
    setLogLevel('silent');
    const { host, port } = hostAndPort(testEnvironment().firestoreHost);
    return new Actors(await initializeTestEnvironment({ projectId, firestore: { host, port } }));
  }

  /** Firestore as this person reaches it, `null` for a visitor. Further claims go into the token alone. */
  as(person: Person | null, claims: Record<string, unknown> = {}): Firestore {
    if (person === null) return firestoreOf(this.#context('visitor', () => this.env.unauthenticatedContext()));
    const { uid, email, role } = person;
    const token = { email, role, ...claims };
    return firestoreOf(this.#context(`${uid} ${JSON.stringify(token)}`, () => this.env.authenticatedContext(uid, token)));
  }

  /** Runs `act` as the server would: no rule is asked. */
  async asServer<T>(act: (db: Firestore) => Promise<T>): Promise<T> {
    let result: { value: T } | undefined;
    await this.env.withSecurityRulesDisabled(async (context) => {
      result = { value: await act(firestoreOf(context)) };
    });
    if (result === undefined) throw new Error('The act was not run.');
    return result.value;
  }

  /** Takes all documents away; the coverage stays. */
  clear(): Promise<void> {
    return this.env.clearFirestore();
  }

  leave(): Promise<void> {
    return this.env.cleanup();
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
