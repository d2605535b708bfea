import type { NewCaseMessage } from '@app/domain/case-message';
import { paths } from '@app/domain/paths';
import { serverTimestamp } from 'firebase/firestore';
import { createOnce } from '@/lib/firebase/create-once';
import type { Author } from '@/lib/session/author';

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
