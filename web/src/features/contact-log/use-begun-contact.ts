import { useState } from 'react';
import * as z from 'zod/mini';
import { drafts } from '@/lib/form/drafts';
import type { StartedContact } from './contact-form';

const begunSchema = z.object({
  key: z.string(),
  beganAt: z.pipe(
    z.number(),
    z.transform((ms) => new Date(ms)),
  ),
});

/** The contact with a case's debtor that was begun and not recorded yet; it is kept in this tab for a reload. */
export function useBegunContact(uid: string, caseId: string) {
  const name = `begun-contact:${caseId}`;
  const [begun, setBegun] = useState<StartedContact | null>(
    () => begunSchema.safeParse(drafts.read(uid, name)).data ?? null,
  );
  return {
    begun,
    begin: ({ key, beganAt }: StartedContact) => {
      setBegun({ key, beganAt });
      drafts.write(uid, name, { key, beganAt: beganAt.getTime() });
    },
    end: () => {
      setBegun(null);
      drafts.remove(uid, name);
    },
  };
}
