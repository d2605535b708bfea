import {
  contactDigestSchema,
  debtorContactSchema,
  type ContactDigest,
  type DebtorContact,
} from '@app/domain/debtor-contact';
import { paths } from '@app/domain/paths';
import { contactTimes, STATEMENT_CONTACTS } from '@app/domain/statement-contacts';
import { useDocument } from '@/lib/live/use-document';
import { allOf } from '@/lib/live/all-of';
import { liveList, liveNewest } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** How many contacts are read at first, and how many more at each request. */
export const CONTACTS_STEP = 20;

/**
 * The newest contacts with a case's debtor, newest first, live.
 * @param length so many, and one more if there are older ones
 */
export function useContacts(caseId: string, length: number): Live<DebtorContact[]> {
  return useLive(liveNewest(paths.debtorContacts(caseId), debtorContactSchema, length + 1, 'began_at'));
}

/**
 * The contacts of a period, live: as many as a statement lists, and one more if there are more; with them the case's corrections,
 * which may have begun in other periods.
 */
export function useContactsBetween(
  caseId: string,
  period: { from: string; to: string },
): Live<DebtorContact[]> {
  const path = paths.debtorContacts(caseId);
  const { since, before } = contactTimes(period);
  const began = liveList(
    {
      path,
      where: [
        ['began_at', '>=', since],
        ['began_at', '<', before],
      ],
      orderBy: [['began_at', 'asc']],
      limit: STATEMENT_CONTACTS + 1,
    },
    debtorContactSchema,
  );
  // Only entries that correct another have the field.
  const corrections = liveList(
    { path, orderBy: [['corrects', 'asc']], limit: STATEMENT_CONTACTS },
    debtorContactSchema,
  );
  return useLive(allOf(['live', path, period.from, period.to, 'corrects'], [began, corrections]));
}

/** The sums of a case's contacts, live; null while there are none. */
export function useContactDigest(caseId: string): Live<ContactDigest | null> {
  return useDocument(paths.contactDigest(caseId), contactDigestSchema);
}
