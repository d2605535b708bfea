import { expect, it } from 'vitest';
import { sideBySide } from './effect';

const event = { id: 'e1' };

/** An effect that ends later, and says that it did. */
const noted = (done: string[], name: string) => async () => {
  await Promise.resolve();
  done.push(name);
};

it('does all of what follows from an event, each with the event', async () => {
  const seen: unknown[] = [];
  const see = (given: unknown) => {
    seen.push(given);
    return Promise.resolve();
  };
  await sideBySide(event, [see, see]);
  expect(seen).toEqual([event, event]);
});

it('what fails keeps nothing else from being done, and the event is delivered again', async () => {
  const done: string[] = [];
  const broken = () => Promise.reject(new Error('no connection'));
  const result = sideBySide(event, [broken, noted(done, 'told'), noted(done, 'counted')]);
  await expect(result).rejects.toThrow('no connection');
  expect(done).toEqual(['told', 'counted']);
});

it('what fails at once, before it has promised anything, is no different', async () => {
  const done: string[] = [];
  const broken = () => {
    throw new TypeError('no case');
  };
  await expect(sideBySide(event, [broken, noted(done, 'told')])).rejects.toThrow('no case');
  expect(done).toEqual(['told']);
});
