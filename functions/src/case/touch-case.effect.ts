import { caseUpdateSchema } from '@app/domain/case';
import { caseEffect, type Created } from '../lib/effect.ts';
import { touchCase } from './case.repo.ts';
import * as z from 'zod/mini';

const written = z.pick(caseUpdateSchema, { created_at: true });

/** Sets the case's last update to the time of its newest note (docs/decisions/140). */
export const touchCaseOfUpdate = caseEffect(
  'touchCaseOfUpdate',
  (event: Created) => written.parse(event.data?.data()),
  async ({ created_at }, { caseId }) => ({
    outcome: (await touchCase(caseId, created_at)) ? 'touched' : 'nothing to do',
  }),
);
