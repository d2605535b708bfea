import { LEFT_MESSAGE } from '@app/domain/browser-keys';

export interface BegunMessage {
  subject: string;
  message: string;
}

/** How long it waits for the page that takes it, in ms: long enough to register, too short for the next person at this computer. */
const KEPT = 30 * 60_000;

/** A message begun on another page, kept in this tab and never in an address; removed at a sign-out (`drafts.ts`). */
export const begunMessage = {
  leave: (begun: BegunMessage): void => {
    try {
      sessionStorage.setItem(LEFT_MESSAGE, JSON.stringify({ ...begun, at: Date.now() }));
    } catch {
      // Storage full or forbidden: the form is empty then.
    }
  },
  /** What was begun in the last half hour, once; null when nothing was. */
  take: (): BegunMessage | null => {
    try {
      const text = sessionStorage.getItem(LEFT_MESSAGE);
      sessionStorage.removeItem(LEFT_MESSAGE);
      const begun: unknown = text === null ? null : JSON.parse(text);
      if (!isLeft(begun) || Math.abs(Date.now() - begun.at) > KEPT) return null;
      const { subject, message } = begun;
      return { subject, message };
    } catch {
      return null;
    }
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
