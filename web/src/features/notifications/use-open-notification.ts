import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { insidePath } from '@/lib/navigation/links';
import type { Notification } from './notification';
import { markRead } from './api/mark-read';

/** @returns what pressing a notification does: it is read, and leads where it leads (requirements section 4) */
export function useOpenNotification(): (notification: Notification) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ id, is_read, link_to }) => {
      // Logged only (requirements section 8): that it stays unread does no harm.
      if (!is_read) markRead(id).catch(reportError);
      const target = insidePath(link_to);
      if (target !== null) void navigate(target);
    },
    [navigate],
  );
}
