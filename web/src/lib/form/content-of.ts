import { hashKey } from '@tanstack/react-query';

/** @returns a text that is equal for equal plain values, whatever the order of their keys */
export function contentOf(value: unknown): string {
  return hashKey([value]);
}
