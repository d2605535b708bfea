import { PERSONAS, type Persona, type Person } from '../support/as.ts';
import type * as act from './acts.ts';
import type { Documents } from './fixtures.ts';

/**
 * Who may do what: security section 1 as the contract amends it, one line for each collection and operation. "own" and
 * "another's" are separate lines where the matrix says "own row only". In each line the locked-out account (DIS) is the
 * first account that may do it.
 */
export interface Row {
  collection: string;
  operation: string;
  allowed: ReadonlySet<Persona>;
  act: act.Act;
  /** Whether it changes nothing. */
  reads: boolean;
  /** Differences from the documents of fixtures.ts. */
  given?: (who: Person) => Documents;
}

/** @param cells who is allowed, nine marks in the order of PERSONAS */
export function row(
  collection: string,
  operation: string,
  cells: string,
  action: act.Act,
  given?: Row['given'],
): Row {
  const marks = cells.replace(/\s/g, '');
  if (!/^[✓·]{9}$/u.test(marks))
    throw new Error(`${collection} ${operation}: nine cells, please, not "${cells}"`);
  const allowed = new Set(PERSONAS.filter((_, index) => marks[index] === '✓'));
  return {
    collection,
    operation,
    allowed,
    act: action,
    reads: /^(get|list|count)/.test(operation),
    ...(given && { given }),
  };
}
