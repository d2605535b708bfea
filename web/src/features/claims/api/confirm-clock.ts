import type { NewClockConfirmation } from '@app/domain/clock-confirmation';
import { inputsOf } from '@app/domain/clock-confirmation';
import { confirmClock as contract } from '@app/domain/contracts/confirm-clock';
import type { Clock } from '@app/domain/limitation-clock';
import { call } from '@/lib/firebase/callable';

/**
 * Records a lawyer's confirmation of a clock as it is on the screen.
 * @param confirmation null withdraws it
 * @throws ProblemError; the SDK's error, `failed-precondition` when the clock has changed
 */
export async function confirmClock(clock: Clock, confirmation: NewClockConfirmation | null): Promise<void> {
  await call(contract, {
    caseId: clock.case_id,
    clockId: clock.id,
    seen: inputsOf(clock),
    confirmation,
  });
}
