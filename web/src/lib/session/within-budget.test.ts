import { beforeEach, expect, it, vi } from 'vitest';
import { become, customer } from '@/testing/fake-session';
import { LimitError, ProblemError } from '../firebase/problems';
import { withinBudget } from './within-budget';

vi.mock('./session.ts', () => import('@/testing/fake-session'));

const HOUR = 3_600_000;
const denied = new ProblemError('denied');
const paused = (paused_until: object) => {
  const now = customer();
  become({ ...now, profile: { ...now.profile, paused_until } });
};
const failure = (error: Error) =>
  withinBudget('facts', Promise.reject(error)).catch((reason: unknown) => reason);

beforeEach(() => become(customer()));

it('a write that was refused during a pause says until when', async () => {
  const until = new Date(Date.now() + HOUR);
  paused({ facts: until });
  const error = await failure(denied);
  expect(error).toBeInstanceOf(LimitError);
  expect(error).toMatchObject({ until });
});

it('another refusal stays what it is: without a pause, after it, or in that of another kind', async () => {
  expect(await failure(denied)).toBe(denied);
  paused({ facts: new Date(Date.now() - HOUR) });
  expect(await failure(denied)).toBe(denied);
  paused({ outcomes: new Date(Date.now() + HOUR) });
  expect(await failure(denied)).toBe(denied);
});

it('another failure during a pause stays what it is, and a success is one', async () => {
  paused({ facts: new Date(Date.now() + HOUR) });
  const offline = new ProblemError('offline');
  expect(await failure(offline)).toBe(offline);
  await expect(withinBudget('facts', Promise.resolve())).resolves.toBeUndefined();
});
