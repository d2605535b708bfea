import { beforeEach, expect, it, vi } from 'vitest';

const person = vi.hoisted(() => ({ changes: (): void => undefined }));
vi.mock('../session/session', () => ({
  session: {
    onChangeOfPerson: (listener: () => void) => {
      person.changes = listener;
    },
  },
}));

const { addressLeft, isReturn, noteView, RETURN, topLeft } = await import('./return-to');

const view = { search: '?status=Submitted', hash: '#q=name' };
beforeEach(() => {
  person.changes();
  noteView('/admin/cases', { ...view, top: 640 });
});

it('leads back to the view in which a list was left', () => {
  expect(addressLeft('/admin/cases')).toBe('/admin/cases?status=Submitted#q=name');
  expect(topLeft('/admin/cases', view)).toBe(640);
});

it('leads to the bare list where nobody has been', () => {
  expect(addressLeft('/admin/partners')).toBe('/admin/partners');
  expect(topLeft('/admin/partners', { search: '', hash: '' })).toBe(0);
});

it('begins another view of the same list at its top', () => {
  expect(topLeft('/admin/cases', { ...view, search: '' })).toBe(0);
  expect(topLeft('/admin/cases', { ...view, hash: '' })).toBe(0);
});

it('forgets all with the person', () => {
  person.changes();
  expect(addressLeft('/admin/cases')).toBe('/admin/cases');
  expect(topLeft('/admin/cases', view)).toBe(0);
});

it('knows a link that leads back from others', () => {
  expect([RETURN, null, undefined, 'returns', { from: '/' }].map(isReturn)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
