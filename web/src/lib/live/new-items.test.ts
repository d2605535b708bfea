import { expect, test } from 'vitest';
import { NewItems } from './new-items';

const list = (...ids: string[]) => ids.map((id) => ({ id }));

test('items of the first list are not new', () => {
  expect(new NewItems().take(list('a', 'b'))).toEqual([]);
});

test('an item that arrives later is new once, wherever it is in the list', () => {
  const items = new NewItems();
  items.take(list('b'));
  expect(items.take(list('c', 'b'))).toEqual(list('c'));
  expect(items.take(list('c', 'b', 'a'))).toEqual(list('a'));
  expect(items.take(list('c', 'b', 'a'))).toEqual([]);
});

test('one that went and came back is not told again', () => {
  const items = new NewItems();
  items.take([]);
  items.take(list('a'));
  items.take([]);
  expect(items.take(list('a'))).toEqual([]);
});
