import type { LawConfirmation } from '@app/domain/law/confirmation';
import type { LawTable } from '@app/domain/law/tables';
import { aLawConfirmation } from '@app/seed/law-builders';
import type { Live } from '@/lib/live/connection';

/** In place of `lib/live/use-law-confirmation.ts`: a test says which tables a lawyer has confirmed. */
let confirmed: Partial<Record<LawTable, LawConfirmation>> = {};

export function noLawyerConfirms(): void {
  confirmed = {};
}

/** The lawyer of `aLawConfirmation`. */
export function lawyerConfirms(table: LawTable, n = 1): void {
  confirmed = { ...confirmed, [table]: { id: String(n), ...aLawConfirmation({ table, n }) } };
}

export function useLawConfirmation(table: LawTable, n: number): Live<LawConfirmation | null> {
  const found = confirmed[table];
  const data = found?.n === n ? found : null;
  return { status: 'ready', data, problem: undefined, retry: () => undefined };
}
