import type { NewCase } from '@app/domain/case';
import { paths } from '@app/domain/paths';
import { serverTimestamp } from 'firebase/firestore';
import { createOnce, documentExists } from '@/lib/firebase/create-once';

interface Submission {
  /** From `newId`, once for each form: sending twice makes one case. */
  caseId: string;
  uid: string;
  email: string;
  values: NewCase;
  /** Storage paths of the attachments. */
  files: readonly string[];
}

/**
 * Submits a case (requirements section 7, New case). Repeating it with the same `caseId` is harmless.
 * @throws ProblemError or the SDK's error; see lib/firebase/commit.ts
 */
export async function createCase({ caseId, uid, email, values, files }: Submission): Promise<void> {
  const { debtor_name, amount, details } = values;
  await createOnce(
    paths.case(caseId),
    { debtor_name, amount, details },
    {
      user_id: uid,
      partner_id: null,
      client_name: email,
      status: 'Submitted',
      file_urls: files.length === 0 ? null : [...files],
      created_at: serverTimestamp(),
      updated_at: serverTimestamp(),
    },
  );
}

/** Has this case arrived? A case that does not exist may not be read either. */
export function exists(caseId: string): Promise<boolean> {
  return documentExists(paths.case(caseId));
}
