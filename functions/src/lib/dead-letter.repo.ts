import { FieldValue } from 'firebase-admin/firestore';
import { paths } from '@app/domain/paths';
import type { DeadLetter } from './event.ts';
import { document } from './firestore.ts';

/** Keeps one dead letter for each function and event, however often the event is delivered. */
export async function setAside({ fn, event, reason }: DeadLetter): Promise<void> {
  const id = `${fn}_${event.id.replaceAll('/', '_')}`;
  await document(paths.deadLetter(id)).set({
    fn,
    event_id: event.id,
    event_time: new Date(event.time),
    subject: event.subject,
    reason,
    failed_at: FieldValue.serverTimestamp(),
  });
}
