import { LEFT_MESSAGE } from '@app/domain/browser-keys';
import { tabStorage } from '../browser-storage.ts';

export interface BegunMessage {
  subject: string;
  message: string;
}

/** How long it waits for the page that takes it, in ms: long enough to register, too short for the next person at this computer. */
const KEPT = 30 * 60_000;

/** A message begun on another page, kept in this tab and never in an address; removed at a sign-out (`drafts.ts`). */
export const begunMessage = {
  leave: (begun: BegunMessage): void => {
    tabStorage.write(LEFT_MESSAGE, JSON.stringify({ ...begun, at: Date.now() }));
  },
  /** What was begun in the last half hour, once; null when nothing was. */
  take: (): BegunMessage | null => {
    const begun = tabStorage.readJson(LEFT_MESSAGE);
    tabStorage.write(LEFT_MESSAGE, null);
    if (!isLeft(begun) || Math.abs(Date.now() - begun.at) > KEPT) return null;
    const { subject, message } = begun;
    return { subject, message };
  },
};

function isLeft(value: unknown): value is BegunMessage & { at: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'subject' in value &&
    'message' in value &&
    typeof value.subject === 'string' &&
    typeof value.message === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}
