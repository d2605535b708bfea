/*
 * Answers to what was requested before Auth had named the account (decision 218): each is used once, by the first subscription to the
 * same document or page, and only if Auth has named the account whose token it was requested with.
 */

/** A document of Firestore's REST API. */
export interface RestDocument {
  /** `projects/{project}/databases/(default)/documents/{path}` */
  name: string;
  fields?: Record<string, RestValue>;
}

export type RestValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  /** Of up to 64 bits. */
  | { integerValue: string }
  /** As text: `NaN` and the infinities. */
  | { doubleValue: number | string }
  | { stringValue: string }
  /** RFC 3339 in UTC. */
  | { timestampValue: string }
  | { mapValue: { fields?: Record<string, RestValue> } }
  | { arrayValue: { values?: RestValue[] } };

/** One document or none, or the documents of a query; rejects when there is no answer. */
type Answer = Promise<readonly RestDocument[]>;

/** How long an answer may wait for its subscription, in ms, also while the computer sleeps: what is opened later is asked of the server. */
const USABLE_FOR = 15_000;

/** The account that Auth has named; undefined: it has not answered yet, null: nobody is signed in. */
let named: string | null | undefined;
let kept: { uid: string; until: number; answers: Map<string, Answer> } | null = null;

/** Once, when the page opens. @param answers by the path of a document, or the key of a query */
export function keepEarly(uid: string, answers: Iterable<readonly [key: string, answer: Answer]>): void {
  kept = { uid, until: Date.now() + USABLE_FOR, answers: new Map(answers) };
  for (const answer of kept.answers.values()) answer.catch(() => undefined); // the subscription asks for the same
}

/** Auth has named the account: answers for another one are dropped. @param uid null: nobody is signed in */
export function nameAccount(uid: string | null): void {
  named = uid;
  if (kept?.uid !== uid) kept = null;
}

/** The key of the first page of a list of cases. @param field the one that has the uid `scope`; null: all cases */
export const firstCasesKey = (field: string | null, scope: string | null) => `cases ${field} ${scope}`;

interface Receiver {
  deliver: (documents: readonly RestDocument[]) => void;
  fail: (error: unknown) => void;
}

/**
 * Opens a subscription, and delivers the early answer of this key if it comes before the subscription's own.
 * @param open calls `over` when it answers
 * @returns unsubscribe
 */
export function withEarly(
  key: string,
  { deliver, fail }: Receiver,
  open: (over: () => void, fail: Receiver['fail']) => () => void,
): () => void {
  const isUsable = kept !== null && kept.uid === named && kept.until > Date.now();
  const answer = isUsable ? kept?.answers.get(key) : undefined;
  kept?.answers.delete(key);
  let isOver = false;
  const over = () => void (isOver = true);
  answer
    ?.then(
      (documents) => {
        if (!isOver) deliver(documents);
      },
      () => undefined,
    )
    .catch((error: unknown) => reportError(error));
  const stop = open(over, (error) => {
    over();
    fail(error);
  });
  return () => {
    over();
    stop();
  };
}
