import { expect, it } from 'vitest';
import { documentId } from './document-id.ts';

it.each(['', '.', '..', 'a/b', '__reserved__', '____', 'a'.repeat(129)])(
  '%s is the id of no document',
  (id) => {
    expect(documentId.safeParse(id).success).toBe(false);
  },
);

it.each(['a', '...', '.a', '__a', 'a__', '_', 'ไม่มี', 'a'.repeat(128)])('%s may be one', (id) => {
  expect(documentId.safeParse(id).success).toBe(true);
});
