import { useCallback, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeavesDocument } from '@/lib/navigation/leaves-document';
import { insidePath } from '@/lib/navigation/links';
import type { Notification } from './notification';
import { markRead } from './api/mark-read';

/** How long a press waits for the mark where it leaves the document, in ms. */
export const MARKED_WITHIN = 1_000;

/** @returns what pressing a notification does: it is read, and leads where it leads (requirements section 4) */
export function useOpenNotification(): (notification: Notification) => void {
  const navigate = useNavigate();
  const leavesDocument = useContext(LeavesDocument);
  return useCallback(
    ({ id, is_read, link_to }) => {
      // Logged only (requirements section 8): that it stays unread does no harm.
      const marked = is_read ? null : markRead(id).catch(reportError);
      const target = insidePath(link_to);
      if (target === null) return;
      const go = () => void navigate(target);
      // Nothing is kept of a write that the document has not sent.
      if (leavesDocument && marked !== null)
        void Promise.race([marked, new Promise((resolve) => setTimeout(resolve, MARKED_WITHIN))]).then(go);
      else go();
    },
    [navigate, leavesDocument],
  );
}
