import { contactSchema, type Contact } from '@app/domain/contact';
import { LISTS } from '@app/domain/lists';
import type { ListState } from '@/lib/list/list-state';
import { useList, useListAhead, useTabCounts, type List } from '@/lib/list/use-list';

/** One page of contact messages, newest first, live; for admins. @param isReading whether one of them is open */
export function useMessageList(state: ListState, isReading: boolean): List<Contact> {
  return useList(LISTS.contactMessages, null, state, contactSchema, isReading);
}

/** Asks for the same page before its screen is drawn. */
export function useMessagesAhead(): void {
  useListAhead(LISTS.contactMessages, null, contactSchema);
}

/** How many messages there are, and how many of them nobody has read. */
export function useMessageCounts(refresh: unknown): { all?: number; unread?: number } {
  return useTabCounts(LISTS.contactMessages, { all: {}, unread: { filters: { is_read: false } } }, refresh);
}
