import { pages } from '@app/domain/paths';
import type { Notice } from '../notification/notice.ts';

/** Notifies every admin of a new message, without its sender and text. */
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
