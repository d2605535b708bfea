import { appCheckHeaders } from './app-check.ts';
import { LimitError, ProblemError, type Problem } from './problems.ts';

/** Timeout of a request, after which a visitor sees that it is unconfirmed, in ms; as in `commit.ts`. */
export const ANSWER_WITHIN = 15_000;

/**
 * Calls a function that anybody may call, with one request in Firebase's protocol and without its SDK: a public page
 * carries none of it. The address is the site's own (Hosting hands it on), so there is no preflight.
 * @throws LimitError; ProblemError `offline`, `unconfirmed` (safe to repeat), `denied`, `unknown`
 */
export async function callPublic(name: 'submitContact' | 'subscribe', data: object): Promise<void> {
  const answer = await send(name, data);
  if (answer.ok) return;
  if (answer.status === 429) throw new LimitError(await untilIn(answer));
  throw new ProblemError(problemOf(answer.status));
}

async function send(name: string, data: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(await appCheckHeaders()) };
  if (!navigator.onLine) throw new ProblemError('offline');
  try {
    return await fetch(`/api/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
  } catch (error) {
    // Only the answer may have been lost.
    throw new ProblemError('unconfirmed', { cause: error });
  }
}

/** From the error's details, to the whole minute after it; an hour from now where they do not say. */
async function untilIn(answer: Response): Promise<Date> {
  const body = (await answer.json().catch(() => null)) as { error?: { details?: { until?: string } } } | null;
  const until = Date.parse(body?.error?.details?.until ?? '');
  const at = Number.isNaN(until) ? Date.now() + 3_600_000 : until;
  return new Date(Math.ceil(at / 60_000) * 60_000);
}

function problemOf(status: number): Problem {
  if (status === 401 || status === 403) return 'denied';
  // Broken on the way: it may have been written all the same.
  return status >= 500 ? 'unconfirmed' : 'unknown';
}
