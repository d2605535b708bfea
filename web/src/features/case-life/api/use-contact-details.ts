import {
  contactDetailsSchema,
  type ContactDetails,
  type ContactDetailsForm,
} from '@app/domain/contact-details';
import { readCaseContact } from '@app/domain/contracts/read-case-contact';
import { paths } from '@app/domain/paths';
import { useQuery } from '@tanstack/react-query';
import { doc, serverTimestamp } from 'firebase/firestore';
import { call } from '@/lib/firebase/callable';
import { toProblem } from '@/lib/firebase/problems';
import { useDocument } from '@/lib/live/use-document';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';
import type { Live } from '@/lib/live/connection';
import type * as z from 'zod/mini';

export type CaseContact = z.infer<typeof readCaseContact.output>;

/** The account's own contact details, live; null: never asked or answered. */
export function useOwnContactDetails(uid: string): Live<ContactDetails | null> {
  return useDocument(paths.contactDetails(uid), contactDetailsSchema);
}

/** Replaces the account's own contact details. @throws see lib/firebase/commit.ts */
export async function saveContactDetails(uid: string, details: ContactDetailsForm): Promise<void> {
  await commit((transaction) => {
    transaction.set(doc(db, paths.contactDetails(uid)), { ...details, updated_at: serverTimestamp() });
  });
}

/**
 * Who the creditor of a case is and whom to reach there, for its partner and for admins; as it was when the page was opened.
 * @returns undefined while it is not known
 */
export function useCaseContact(caseId: string): CaseContact | undefined {
  const { data } = useQuery({
    queryKey: [readCaseContact.name, caseId],
    queryFn: () => call(readCaseContact, { caseId }),
    // Nothing shows that it failed: a function that starts late must not leave the page without a telephone number.
    retry: (failures, error) => failures < 3 && toProblem(error) !== 'denied',
  });
  return data;
}
