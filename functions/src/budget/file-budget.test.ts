import { describe, expect, it } from 'vitest';
import { FILE_BUDGET } from '@app/domain/budgets';
import { countUpload, fileCountSchema, pausedUntil, type FileCount, type Upload } from './file-budget.ts';

const NOON = new Date('2026-11-21T05:00:00Z');
const upload = (key: string, more: Partial<Upload> = {}): Upload => ({ key, size: 10, at: NOON, ...more });
const after = (uploads: readonly Upload[]) =>
  uploads.reduce<FileCount | null>((count, one) => countUpload(count, one) ?? count, null);

describe('the count of a day', () => {
  it('adds up files and bytes', () => {
    expect(after([upload('a'), upload('b', { size: 5 })])).toMatchObject({
      day: '2026-11-21',
      count: 2,
      bytes: 15,
    });
  });

  it('includes each upload once, however often it is delivered', () => {
    expect(after([upload('a'), upload('b'), upload('a'), upload('a')])).toMatchObject({
      count: 2,
      bytes: 20,
    });
  });

  it('starts again at midnight in Bangkok, and ignores a late delivery of the day before', () => {
    const before = new Date('2026-11-21T16:59:59Z');
    const midnight = new Date('2026-11-21T17:00:00Z');
    const count = after([upload('a', { at: before }), upload('a', { at: midnight })]);
    expect(count).toMatchObject({ day: '2026-11-22', count: 1 });
    expect(countUpload(count, upload('c', { at: before }))).toBeNull();
  });
});

describe('the budget', () => {
  const many = (length: number) => after(Array.from({ length }, (_, index) => upload(String(index))));
  it('lasts for a file less than its limit, and is used up by the next until the day is over', () => {
    expect(pausedUntil(many(FILE_BUDGET.files - 1)!)).toBeNull();
    expect(pausedUntil(many(FILE_BUDGET.files)!)).toEqual(new Date('2026-11-21T17:00:00Z'));
  });

  it('is used up by its bytes as well', () => {
    expect(pausedUntil(after([upload('a', { size: FILE_BUDGET.bytes - 1 })])!)).toBeNull();
    expect(pausedUntil(after([upload('a', { size: FILE_BUDGET.bytes })])!)).not.toBeNull();
  });

  it('is above what the contract promises', () => {
    expect(FILE_BUDGET.files).toBeGreaterThanOrEqual(60);
  });
});

it('a stored count is read as it was written, and one without its day is malformed', () => {
  const count = after([upload('a'), upload('b')]);
  expect(fileCountSchema.parse(count)).toEqual(count);
  expect(fileCountSchema.safeParse({ ...count, day: undefined }).success).toBe(false);
});
