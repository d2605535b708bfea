import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FormPartReader } from '@/lib/form/use-form-part';
import { renderScreen, speak } from '@/testing/render-screen';
import { NewDebtor } from './new-debtor';

beforeEach(() => speak('en'));

function open(restored?: unknown, locked = false) {
  const reader = createRef<FormPartReader>();
  const onChange = vi.fn();
  const rendered = renderScreen(
    <NewDebtor ref={reader} restored={restored} locked={locked} onChange={onChange} />,
  );
  return { ...rendered, onChange, read: () => reader.current?.read() };
}
const number = () => screen.getByRole('textbox', { name: '13-digit number' });
const value = () => screen.getByRole('textbox', { name: 'Number, account or address' });

it('nothing is required', async () => {
  const { read } = open();
  expect(await read()).toEqual({ kind: 'unknown', person_no: null, reach: [] });
});

it('who it is and how to reach them is read; an empty line is left out', async () => {
  const { person, read } = open();
  await person.click(screen.getByRole('radio', { name: 'A company' }));
  await person.type(number(), '0-1055-12345-67-8');
  await person.click(screen.getByRole('button', { name: 'Add a way of contact' }));
  await person.type(value(), '081 234 5678');
  await person.click(screen.getByRole('button', { name: 'Add a way of contact' }));
  expect(await read()).toEqual({
    kind: 'juristic',
    person_no: '0105512345678',
    reach: [{ kind: 'phone', value: '081 234 5678', told_by_debtor: false }],
  });
});

it('a wrong number is named, and is read once it is right', async () => {
  const { person, read } = open();
  await person.type(number(), '12345');
  expect(await read()).toBeNull();
  expect(await screen.findByText('Enter 13 digits, or leave it empty')).toBeDefined();
  await person.clear(number());
  expect(await read()).toEqual({ kind: 'unknown', person_no: null, reach: [] });
});

it('a draft comes back as it was typed, and what is no draft is left out', async () => {
  const { person, onChange, unmount } = open({ kind: 'no such kind' });
  await person.type(number(), '12-3');
  await person.click(screen.getByRole('button', { name: 'Add a way of contact' }));
  await person.type(value(), 'บ้านเลขที่ 9 "ริมคลอง" 🙂');
  const kept: unknown = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]));
  unmount();
  open(kept);
  expect(number()).toHaveProperty('value', '12-3');
  expect(value()).toHaveProperty('value', 'บ้านเลขที่ 9 "ริมคลอง" 🙂');
});

it('what was sent is read again as it is while it cannot be changed', async () => {
  const line = { kind: 'line', value: '@debtor', told_by_debtor: true };
  const { read } = open({ kind: 'natural', person_no: '', reach: [{ ...line, place: 0 }] }, true);
  expect(screen.getByRole('group', { name: '' })).toHaveProperty('disabled', true);
  expect(await read()).toEqual({ kind: 'natural', person_no: null, reach: [line] });
});

it('the number may be in Thai or full-width digits', async () => {
  const { person, read } = open();
  await person.type(number(), '๑-๑๐๑๔-๐๐๐๐๐-０１-๘');
  expect(await read()).toMatchObject({ person_no: '1101400000018' });
});
