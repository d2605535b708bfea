import { caseSchema } from '@app/domain/case';
import { changeOf } from '../lib/change.ts';
import { caseEffect } from '../lib/effect.ts';
import { checkDeps } from './check-deps.ts';
import { dropRejectedFiles } from './check-file.ts';
import * as z from 'zod/mini';

const listedFiles = z.pick(caseSchema, { user_id: true, file_urls: true });

/** A file that was deleted before its case was created must not be listed there. */
export const dropRejectedFilesOfCase = caseEffect(
  'dropRejectedFilesOfCase',
  (event) => changeOf(event.data, listedFiles),
  async ({ before, after }, { caseId }) => {
    const known = new Set(before?.file_urls);
    const added = (after?.file_urls ?? []).filter((path) => !known.has(path));
    if (after === null || added.length === 0) return { outcome: 'nothing to do' };
    const count = await dropRejectedFiles(checkDeps, caseId, after.user_id, added);
    return { outcome: 'looked after', count };
  },
);
