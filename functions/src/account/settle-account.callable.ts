import { onCall } from 'firebase-functions/v2/https';
import { settleAccount as contract } from '@app/domain/contracts/settle-account';
import { answerPerson, CALLABLE_OPTIONS } from '../lib/callable.ts';
import { readCaller } from './account.repo.ts';
import { settle } from './settle-account.ts';
import { settlementStore } from './settle-account.repo.ts';

/** Keeps or deletes what an account stored before its address was verified, depending on how it was verified. */
export const settleAccount = onCall(CALLABLE_OPTIONS, (request) =>
  answerPerson({ readCaller }, contract, request, async (_, { uid }) => ({
    outcome: await settle(settlementStore, uid),
  })),
);
