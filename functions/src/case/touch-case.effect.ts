import { caseUpdateSchema } from '@app/domain/case';
import { type Created, effect } from '../lib/effect.ts';
import { paramOf } from '../lib/handle.ts';
import { touchCase } from './case.repo.ts';
import * as z from 'zod/mini';

const written = z.pick(caseUpdateSchema, { created_at: true });

/** Sets the case's last update to the time of its newest note (docs/decisions/140). */
export const touchCaseOfUpdate = effect(
  'touchCaseOfUpdate',
  (event: Created) => ({
    caseId: paramOf(event, 'caseId'),
    at: written.parse(event.data?.data()).created_at,
  }),
  async ({ caseId, at }) => ({
    outcome: (await touchCase(caseId, at)) ? 'touched' : 'nothing to do',
    caseId,
  }),
);
