import { caseEventSchema } from './case-event.ts';
import {
  answeredQuestions,
  commitmentsOf,
  COMMITTING_KINDS,
  notesCountFrom,
  type CommitmentRules,
} from './case-commitments.ts';
import { caseSchema, caseUpdateSchema, isKept } from './case.ts';
import { commitmentSchema, type Commitment } from './commitment.ts';
import { COLLECTIONS, paths } from './paths.ts';
import * as z from 'zod/mini';

const committedCase = z.pick(caseSchema, {
  id: true,
  user_id: true,
  partner_id: true,
  case_number: true,
  pseudonymised_at: true,
});
const pastEvent = z.pick(caseEventSchema, {
  id: true,
  kind: true,
  to_status: true,
  to_partner_id: true,
  actor_role: true,
  created_at: true,
});
const written = z.pick(caseUpdateSchema, { id: true, user_id: true, created_at: true });

type Data = Record<string, unknown>;

/** Which documents of a collection are needed, and what of them; all where left out. */
export interface CommitmentQuery {
  fields?: readonly string[];
  /** Those of these kinds. */
  kinds?: readonly string[];
  /** Those created then or later. */
  since?: Date | undefined;
}

/** How the documents of a case are read, in one transaction or at one moment. */
export interface CommitmentReader {
  /** undefined: there is none. */
  get(path: string): Promise<Data | undefined>;
  /** Documents of a collection, with their ids. */
  list(collection: string, query: CommitmentQuery): Promise<readonly (Data & { id: string })[]>;
  /** All of those whose `case_id` is this one. */
  ofCase(collection: string, caseId: string): Promise<readonly (Data & { id: string })[]>;
}

const WRITTEN = ['user_id', 'created_at'];

/**
 * The commitments of a case as they are stored, and as they should be. Notes and messages from before what is not settled yet are not
 * read: a long case would cost more with each of its entries.
 * @throws ZodError when a document is malformed
 */
export async function planCommitments(
  caseId: string,
  reader: CommitmentReader,
  rules: CommitmentRules,
): Promise<{ before: Commitment[]; after: Commitment[] }> {
  const found = await reader.get(paths.case(caseId));
  const item = found === undefined ? null : committedCase.parse({ ...found, id: caseId });
  const stored = await reader.ofCase(COLLECTIONS.commitments, caseId);
  const before = stored.map((one) => commitmentSchema.parse(one));
  // A case without its persons has no history worth keeping, and nothing is owed to anybody.
  if (item === null || !isKept(item)) return { before, after: [] };
  const past = await reader.list(paths.caseEvents(caseId), { kinds: COMMITTING_KINDS });
  const history = past.map((one) => pastEvent.parse(one));
  const notesFrom = notesCountFrom(item, history, before, rules);
  const updates =
    notesFrom === null
      ? []
      : await reader.list(paths.caseUpdates(caseId), { fields: WRITTEN, since: notesFrom });
  const messages = await reader.list(paths.messages(caseId), {
    fields: WRITTEN,
    since: answeredQuestions(before).at(-1)?.met_at ?? undefined,
  });
  const after = commitmentsOf(
    item,
    {
      history,
      updates: updates.map((one) => written.parse(one)),
      messages: messages.map((one) => written.parse(one)),
    },
    before,
    rules,
  );
  return { before, after };
}

/**
 * What has to be written so that what is stored becomes what it should be.
 * @param isSame compares two commitments by value
 */
export function commitmentChanges(
  { before, after }: { before: readonly Commitment[]; after: readonly Commitment[] },
  isSame: (one: Commitment, other: Commitment | undefined) => boolean,
): { set: Commitment[]; remove: string[] } {
  const stored = new Map(before.map((one) => [one.id, one]));
  const wanted = new Set(after.map(({ id }) => id));
  return {
    set: after.filter((one) => !isSame(one, stored.get(one.id))),
    remove: [...stored.keys()].filter((id) => !wanted.has(id)),
  };
}
