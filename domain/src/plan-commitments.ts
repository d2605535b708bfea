import { caseEventSchema } from './case-event.ts';
import { commitmentsOf, type CommitmentRules } from './case-commitments.ts';
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

/** How the documents of a case are read, in one transaction or at one moment. */
export interface CommitmentReader {
  /** undefined: there is none. */
  get(path: string): Promise<Data | undefined>;
  /** All documents of a collection, with their ids. @param fields the only ones that are needed; all where left out */
  list(collection: string, fields?: readonly string[]): Promise<readonly (Data & { id: string })[]>;
  /** The same of those whose `case_id` is this one. */
  ofCase(collection: string, caseId: string): Promise<readonly (Data & { id: string })[]>;
}

/**
 * The commitments of a case as they are stored, and as they should be.
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
  const history = await reader.list(paths.caseEvents(caseId));
  const updates = await reader.list(paths.caseUpdates(caseId), ['user_id', 'created_at']);
  const messages = await reader.list(paths.messages(caseId), ['user_id', 'created_at']);
  const after = commitmentsOf(
    item,
    {
      history: history.map((one) => pastEvent.parse(one)),
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
