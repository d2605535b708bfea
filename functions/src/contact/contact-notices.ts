import { pages } from '@app/domain/paths';
import type { Notice } from '../notification/notice.ts';

/** A new message: every admin. Who wrote and what stays where it is read. */
export function contactNotices(contactId: string): Notice[] {
  return [
    {
      kind: 'contact_received',
      params: { contact_id: contactId },
      receiver: 'admin',
      to: 'admins',
      link_to: pages.adminContactMessages,
    },
  ];
}
