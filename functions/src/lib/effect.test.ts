import { expect, it } from 'vitest';
import { sideBySide } from './effect';

const event = { id: 'e1' };

/** An effect that resolves later, and records that it did. */
const noted = (done: string[], name: string) => async () => {
  await Promise.resolve();
  done.push(name);
};

it('runs all effects of an event, each with the event', async () => {
  const seen: unknown[] = [];
  const see = (given: unknown) => {
    seen.push(given);
    return Promise.resolve();
  };
  await sideBySide(event, [see, see]);
  expect(seen).toEqual([event, event]);
});

it('a failing effect does not stop the others, and the event is retried', async () => {
  const done: string[] = [];
  const broken = () => Promise.reject(new Error('no connection'));
  const result = sideBySide(event, [broken, noted(done, 'told'), noted(done, 'counted')]);
  await expect(result).rejects.toThrow('no connection');
  expect(done).toEqual(['told', 'counted']);
});

it('an effect that throws synchronously is handled the same', async () => {
  const done: string[] = [];
  const broken = () => {
    throw new TypeError('no case');
  };
  await expect(sideBySide(event, [broken, noted(done, 'told')])).rejects.toThrow('no case');
  expect(done).toEqual(['told']);
});
