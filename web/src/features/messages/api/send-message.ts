import type { NewCaseMessage } from '@app/domain/case-message';
import { paths } from '@app/domain/paths';
import { serverTimestamp } from 'firebase/firestore';
import { createOnce } from '@/lib/firebase/create-once';

/** Stored with the message for good: who reads it may not read the author's profile. */
export interface Author {
  uid: string;
  full_name: string;
  avatar_url: string | null;
}

/** Nobody can change it afterwards. @throws see lib/firebase/commit.ts */
export function sendMessage(
  caseId: string,
  messageId: string,
  { update_text }: NewCaseMessage,
  author: Author,
): Promise<void> {
  return createOnce(
    paths.message(caseId, messageId),
    { update_text },
    {
      case_id: caseId,
      user_id: author.uid,
      created_at: serverTimestamp(),
      author_name: author.full_name,
      author_avatar_url: author.avatar_url,
    },
  );
}
