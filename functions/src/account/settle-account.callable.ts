import { settleAccount as contract } from '@app/domain/contracts/settle-account';
import { personCall } from './calls.ts';
import { settle } from './settle-account.ts';
import { settlementStore } from './settle-account.repo.ts';

/** Keeps or deletes what an account stored before its address was verified, depending on how it was verified. */
export const settleAccount = personCall(contract, async (_, { uid }) => ({
  outcome: await settle(settlementStore, uid),
}));
