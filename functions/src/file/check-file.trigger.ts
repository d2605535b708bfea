import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { environment } from '../lib/env.ts';
import { handle } from '../lib/handle.ts';
import { checkDeps } from './check-deps.ts';
import { checkFile } from './check-file.ts';
import { plausibleCaseId } from './stored-file.ts';

/** The rules see what type a file declares; its bytes are looked at here. */
export const checkStoredFile = onObjectFinalized({ bucket: environment.bucket, retry: true }, (event) =>
  handle(
    'checkStoredFile',
    { id: event.id, time: event.time, subject: event.data.name },
    () => plausibleCaseId(event.data.metadata?.case_id),
    async (caseId) => ({
      outcome: await checkFile(checkDeps, event.data.name, new Date(event.time), caseId),
    }),
  ),
);
