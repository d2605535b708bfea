import { contactPersonSchema } from '@app/domain/debtor-contact';
import { useState } from 'react';
import * as z from 'zod/mini';
import { drafts } from '@/lib/form/drafts';

const begunSchema = z.object({
  key: z.string(),
  beganAt: z.pipe(
    z.number(),
    z.transform((ms) => new Date(ms)),
  ),
  /** How far the clock of this device is ahead of `beganAt`'s, in ms. */
  ahead: z._default(z.number(), 0),
  person: z._default(contactPersonSchema, 'debtor'),
});

type BegunContact = z.infer<typeof begunSchema>;

/** The contact with a case's debtor that was begun and not recorded yet; it is kept in this tab for a reload. */
export function useBegunContact(uid: string, caseId: string) {
  const name = `begun-contact:${caseId}`;
  const [begun, setBegun] = useState<BegunContact | null>(
    () => begunSchema.safeParse(drafts.read(uid, name)).data ?? null,
  );
  return {
    begun,
    begin: (contact: BegunContact) => {
      setBegun(contact);
      drafts.write(uid, name, { ...contact, beganAt: contact.beganAt.getTime() });
    },
    end: () => {
      setBegun(null);
      drafts.remove(uid, name);
    },
  };
}
