import type { Notification } from '@app/domain/notification';

/** Notifications with so many days left or fewer cannot wait for the next daily mail. */
const URGENT_DAYS = 7;

/** Does it say that a few days are left? */
export function isUrgent({ params: { days } }: Pick<Notification, 'params'>): boolean {
  return typeof days === 'number' && days <= URGENT_DAYS;
}
