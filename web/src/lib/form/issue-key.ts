import type { FileProblem } from '@app/domain/file';
import type { ISSUE } from '@app/domain/text';

type Issue = (typeof ISSUE)[keyof typeof ISSUE] | FileProblem;

/**
 * The key of what a schema of the domain found wrong. Zod knows messages as text alone; the schemas give none but these.
 * @param message of the schema's issue
 */
export function issueKey(message: string): `validation:${Issue}` {
  return `validation:${message as Issue}`;
}
