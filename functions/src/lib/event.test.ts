import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { PermanentError } from './errors.ts';
import { type DeadLetter, type EventDeps, GIVE_UP_AFTER_MS, handleEvent } from './event.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const EVENT = { id: 'event-1', time: '2026-11-21T07:59:59Z', subject: 'documents/cases/c1' };

function bench() {
  const letters: DeadLetter[] = [];
  const lines: Record<string, unknown>[] = [];
  const deps: EventDeps = {
    now: () => NOW,
    log: (severity, fields) => void lines.push({ severity, ...fields }),
    setAside: async (letter) => void letters.push(letter),
  };
  return { deps, letters, lines };
}

const grpc = (code: number) => Object.assign(new Error('from the service'), { code });
const broken = () => new TypeError('fetch failed', { cause: grpcText('ECONNRESET') });
const grpcText = (code: string) => Object.assign(new Error('socket'), { code });

const TRANSIENT: [string, Error][] = [
  ['UNAVAILABLE', grpc(14)],
  ['DEADLINE_EXCEEDED', grpc(4)],
  ['ABORTED', grpc(10)],
  ['RESOURCE_EXHAUSTED', grpc(8)],
  ['INTERNAL', grpc(13)],
  ['HTTP 503', grpc(503)],
  ['HTTP 429', grpc(429)],
  ['a broken connection', grpcText('ECONNRESET')],
  ['a broken connection inside a TypeError', broken()],
  ['auth/internal-error', grpcText('auth/internal-error')],
  ...[
    'The referenced transaction has expired or is no longer valid.',
    'Transaction is invalid or closed.',
  ].map((message): [string, Error] => [
    message,
    Object.assign(new Error(`3 INVALID_ARGUMENT: ${message}`), { code: 3 }),
  ]),
  ['an error nobody knows', new Error('?')],
];
const PERMANENT: [string, Error][] = [
  ['INVALID_ARGUMENT', grpc(3)],
  ['NOT_FOUND', grpc(5)],
  ['HTTP 400', grpc(400)],
  ['auth/invalid-uid', grpcText('auth/invalid-uid')],
  ['a mistake in the code', new TypeError('x is not a function')],
  ['what we know to be permanent', new PermanentError('no such case')],
];

describe('an event', () => {
  it.each(TRANSIENT)('that fails with %s is rethrown, so that it is retried', async (_name, error) => {
    const { deps, letters } = bench();
    const run = () => Promise.reject(error);
    await expect(handleEvent(deps, 'fn', EVENT, () => null, run)).rejects.toBe(error);
    expect(letters).toEqual([]);
  });

  it.each(PERMANENT)('that fails with %s is set aside once and counts as done', async (_name, error) => {
    const { deps, letters, lines } = bench();
    await handleEvent(
      deps,
      'fn',
      EVENT,
      () => null,
      () => Promise.reject(error),
    );
    expect(letters).toEqual([{ fn: 'fn', event: EVENT, reason: expect.any(String) as string }]);
    expect(lines).toMatchObject([{ severity: 'ERROR', outcome: 'set aside' }]);
  });

  it.each(TRANSIENT)('that still fails with %s after an hour is set aside', async (_name, error) => {
    const { deps, letters } = bench();
    const old = { ...EVENT, time: new Date(NOW - GIVE_UP_AFTER_MS - 1).toISOString() };
    await handleEvent(
      deps,
      'fn',
      old,
      () => null,
      () => Promise.reject(error),
    );
    expect(letters).toHaveLength(1);
  });

  it('that fails twice and then succeeds is done by the third delivery', async () => {
    const { deps, letters, lines } = bench();
    const run = vi.fn().mockRejectedValueOnce(grpc(14)).mockRejectedValueOnce(grpc(14));
    run.mockResolvedValue({ outcome: 'told', count: 1 });
    const deliver = () => handleEvent(deps, 'fn', EVENT, () => null, run);
    await expect(deliver()).rejects.toThrow();
    await expect(deliver()).rejects.toThrow();
    await deliver();
    expect(letters).toEqual([]);
    expect(lines.at(-1)).toMatchObject({
      severity: 'INFO',
      fn: 'fn',
      eventId: 'event-1',
      outcome: 'told',
      count: 1,
    });
  });

  it('with a malformed document is set aside with the names of the fields and none of their values', async () => {
    const { deps, letters, lines } = bench();
    const parse = () => z.object({ user_id: z.string() }).parse({ user_id: 7, debtor_name: 'นายลับ' });
    await handleEvent(deps, 'fn', EVENT, parse, async () => ({ outcome: 'never' }));
    expect(letters[0]?.reason).toBe('malformed user_id:invalid_type');
    expect(JSON.stringify([letters, lines])).not.toContain('นายลับ');
  });

  it('writes no error message to log or dead letter: messages may quote documents', async () => {
    const { deps, letters, lines } = bench();
    const secret = Object.assign(new TypeError('somchai@example.com owes 185000'), { code: 3 });
    await handleEvent(
      deps,
      'fn',
      EVENT,
      () => null,
      () => Promise.reject(secret),
    );
    expect(letters[0]?.reason).toMatch(/^TypeError 3 .*event\.test\.ts:\d+/);
    expect(JSON.stringify([letters, lines])).not.toMatch(/somchai|185000/);
  });

  it('that cannot be set aside is retried', async () => {
    const { deps } = bench();
    const failing = { ...deps, setAside: () => Promise.reject(grpc(14)) };
    const run = () => Promise.reject(new PermanentError('no such case'));
    await expect(handleEvent(failing, 'fn', EVENT, () => null, run)).rejects.toMatchObject({ code: 14 });
  });
});
