import { notificationSchema as known } from '@app/domain/notification';
import * as z from 'zod/mini';

/**
 * As the portal reads it: a page that has been open for long, or is cached, may not know a newer kind. The text that the
 * server stored is shown then (requirements, Data).
 */
export const notificationSchema = z.extend(known, { kind: z.string() });
export type Notification = z.infer<typeof notificationSchema>;
