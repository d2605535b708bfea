import * as z from 'zod/mini';
import { caseSchema } from '@app/domain/case';
import { changeOf } from '../lib/change.ts';
import { caseEffect } from '../lib/effect.ts';
import { bindFile } from './bind-file.ts';
import { checkDeps } from './check-deps.ts';
import { placeOf } from './stored-file.ts';

const listedFiles = z.pick(caseSchema, { user_id: true, file_urls: true });

/** Binds the files that this write added to a case; those that are not stored yet are bound when they are. */
export const bindCaseFiles = caseEffect(
  'bindCaseFiles',
  (event) => changeOf(event.data, listedFiles),
  async ({ before, after }) => {
    const known = new Set(before?.file_urls);
    const added = (after?.file_urls ?? []).filter(
      (path) => !known.has(path) && placeOf(path)?.uid === after?.user_id,
    );
    if (added.length === 0) return { outcome: 'nothing to do' };
    const outcomes = await Promise.all(added.map((path) => bindFile(checkDeps, path)));
    return { outcome: [...new Set(outcomes)].sort().join(', '), count: added.length };
  },
);
