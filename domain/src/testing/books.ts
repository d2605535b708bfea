import { planBalances, type BalanceReader } from '../balance-plans.ts';
import { caseBalanceSchema, type CaseBalance } from '../case-balance.ts';
import { linesIn, moneySumsSchema, sumOfLines, type MoneySums } from '../money-sums.ts';
import { paths } from '../paths.ts';
import type { Payment } from '../payment.ts';
import type { PaymentPromise } from '../promise.ts';
import { aPayment } from './a-payment.ts';

const NOW = new Date('2026-11-24T05:00:00Z');

/** A database with cases, their standings and money, and the sums as the functions keep them. */
export class Books implements BalanceReader {
  readonly held = new Map<string, object>();
  sums: MoneySums = sumOfLines([]);

  constructor(claims: Readonly<Record<string, number>>) {
    for (const [id, amount] of Object.entries(claims))
      this.held.set(paths.case(id), {
        amount,
        status: 'In Progress',
        partner_id: `of-${id}`,
        created_at: new Date('2026-03-01T00:00:00Z'),
      });
  }

  documents = (names: readonly string[]) => Promise.resolve(names.map((path) => this.held.get(path)));

  collection = (path: string) =>
    Promise.resolve(
      [...this.held]
        .filter(([name]) => name.startsWith(`${path}/`))
        .map(([name, data]) => ({ ...data, id: name.slice(path.length + 1) })),
    );

  standing(id: string): Pick<StoredLinks, 'duplicate_of' | 'duplicates'> {
    const found = this.held.get(paths.caseStanding(id)) as StoredLinks | undefined;
    return found ?? { duplicate_of: null, duplicates: [] };
  }

  link(id: string, original: string): void {
    const mine = this.standing(id);
    const other = this.standing(original);
    if (id === original || mine.duplicate_of !== null || mine.duplicates.length > 0 || other.duplicate_of)
      return;
    this.held.set(paths.caseStanding(id), { ...mine, duplicate_of: linkTo(original) });
    this.held.set(paths.caseStanding(original), {
      ...other,
      duplicates: [...other.duplicates, linkTo(id)],
    });
    this.status(id, 'Cancelled');
  }

  unlink(id: string): void {
    const original = this.standing(id).duplicate_of?.case_id;
    if (original === undefined) return;
    const other = this.standing(original);
    this.held.set(paths.caseStanding(id), { ...this.standing(id), duplicate_of: null });
    this.held.set(paths.caseStanding(original), {
      ...other,
      duplicates: other.duplicates.filter(({ case_id }) => case_id !== id),
    });
    this.status(id, 'In Progress');
  }

  status(id: string, status: string): void {
    this.held.set(paths.case(id), { ...this.held.get(paths.case(id)), status });
  }

  pay(caseId: string, id: string, fields: Partial<Payment>): void {
    this.held.set(paths.payment(caseId, id), aPayment({ id, case_id: caseId, ...fields }));
  }

  promise(caseId: string, id: string, fields: Partial<PaymentPromise> = {}): void {
    this.held.set(paths.promise(caseId, id), { ...promise, case_id: caseId, ...fields });
  }

  /** What functions do after an event of this case. @returns whether anything was written */
  async keep(caseId: string): Promise<boolean> {
    let isChanged = false;
    for (const [id, plan] of await planBalances(caseId, this, NOW)) {
      if (plan.isCurrent) continue;
      isChanged = true;
      for (const [key, state] of plan.states)
        this.held.set(paths.promise(id, key), { ...this.held.get(paths.promise(id, key)), state });
      this.sums = sumOfLines([...linesIn(this.sums), ...plan.lines]);
      this.put(paths.caseBalance(id), plan.balance);
      this.put(paths.caseAgenda(id), plan.agenda);
    }
    return isChanged;
  }

  private put(path: string, data: object | null | undefined): void {
    if (data === null) this.held.delete(path);
    else if (data !== undefined) this.held.set(path, data);
  }

  balance(id: string): CaseBalance {
    return caseBalanceSchema.parse(this.held.get(paths.caseBalance(id)));
  }

  get derived(): unknown {
    const states = [...this.held].filter(([path]) => /balances|agendas|promises/.test(path));
    return { documents: Object.fromEntries(states), sums: moneySumsSchema.parse(this.sums) };
  }
}

interface StoredLinks {
  duplicate_of: { case_id: string; case_number: null } | null;
  duplicates: { case_id: string; case_number: null }[];
}
const linkTo = (case_id: string) => ({ case_id, case_number: null });
const promise: Omit<PaymentPromise, 'id'> = {
  case_id: 'a',
  user_id: 'p1',
  satang: 500,
  made_on: '2026-11-21',
  due_on: '2026-11-30',
  state: 'open',
  created_at: new Date(0),
};
