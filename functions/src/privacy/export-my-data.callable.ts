import { write } from 'firebase-functions/logger';
import { randomUUID } from 'node:crypto';
import { dayOf } from '@app/domain/calendar';
import { exportMyData as contract } from '@app/domain/contracts/export-my-data';
import { paths } from '@app/domain/paths';
import { personCall } from '../account/calls.ts';
import { appendAudit } from '../audit/audit.repo.ts';
import { exhausted } from '../rate-limit/exhausted.ts';
import { giveBackExport, takeExport } from './decisions.repo.ts';
import { personalData } from './personal-data.repo.ts';
import { storeArchive } from './store-archive.repo.ts';
import { zipOf } from './zip-archive.ts';

const HOUR_MS = 3_600_000;

/** A person's own data as an archive. Low concurrency: each archive holds a chunk of a file in memory. */
export const exportMyData = personCall(
  contract,
  async (_input, { uid, role }) => {
    const now = new Date();
    const until = await takeExport(uid, now, HOUR_MS);
    if (until !== null) throw exhausted(until);
    const filename = `my-data-${dayOf(now)}.zip`;
    try {
      const path = await storeArchive(uid, filename, zipOf(personalData(uid)));
      await appendAudit({
        id: `data_exported_${randomUUID()}`,
        actor_id: uid,
        actor_role: role,
        action: 'data_exported',
        subject: paths.profile(uid),
        details: {},
        at: now,
      });
      write({ severity: 'NOTICE', message: `${contract.name}: done`, fn: contract.name, uid });
      return { filename, path };
    } catch (error) {
      await giveBackExport(uid);
      throw error;
    }
  },
  { timeoutSeconds: 540, concurrency: 4 },
);
