import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { enterText } from '@/testing/enter-text';
import { renderScreen, speak } from '@/testing/render-screen';
import type { FormPartReader } from '@/lib/form/use-form-part';
import { NewClaim } from './new-claim';

beforeEach(() => speak('en'));

function open(restored?: unknown, locked = false) {
  const reader = createRef<FormPartReader>();
  const onChange = vi.fn();
  const rendered = renderScreen(
    <NewClaim ref={reader} restored={restored} locked={locked} onChange={onChange} />,
  );
  return { ...rendered, reader, onChange, read: () => reader.current?.read() };
}
const kind = () => screen.getByRole('combobox', { name: 'What is the debt for?' });

it('asks for the kind alone, then for what matters to it', async () => {
  const { person, read } = open();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(await read()).toEqual({});
  await person.selectOptions(kind(), 'judgment');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await person.selectOptions(kind(), 'cheque');
  expect(screen.getByLabelText('Day of the last payment')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Add a cheque' }));
  await person.type(screen.getByLabelText('Day of the first refusal by the bank'), '5/9/2569');
  expect(await read()).toEqual({
    debt_type: 'cheque',
    cheques: [{ first_returned_on: '2026-09-05' }],
  });
});

it('a wrong day is named, and is read once it is right', async () => {
  const { person, read } = open();
  await person.selectOptions(kind(), 'loan');
  const due = screen.getByLabelText('Due date');
  await person.type(due, '30/2/2569');
  expect(await read()).toBeNull();
  expect(await screen.findByText(/No such day/)).toBeDefined();
  await person.clear(due);
  await person.type(due, '28/2/2569');
  expect(await read()).toEqual({ debt_type: 'loan', due_on: '2026-02-28' });
});

it('a draft comes back as it was typed, and what is no draft is left out', async () => {
  const { person, onChange, unmount } = open({ debt_type: 'no such kind' });
  expect(kind()).toHaveProperty('value', '');
  await person.selectOptions(kind(), 'loan');
  await person.type(screen.getByLabelText('Due date'), '5/9/25');
  const kept: unknown = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]));
  unmount();
  open(kept);
  expect(kind()).toHaveProperty('value', 'loan');
  expect(screen.getByLabelText('Due date')).toHaveProperty('value', '5/9/25');
});

it('what was sent is read again as it is while it cannot be changed', async () => {
  const { read } = open(
    {
      debt_type: 'loan',
      for_business: 'unknown',
      due_on: '5/9/2569',
      default_on: '',
      last_paid_on: '',
      instalments: '',
      cheques: [],
      guarantors: [],
    },
    true,
  );
  expect(kind()).toHaveProperty('disabled', true);
  expect(await read()).toEqual({ debt_type: 'loan', due_on: '2026-09-05' });
});

it('of the dates of instalments the wrong one is named by its number, and too many are named as such', async () => {
  const { person, read } = open();
  await person.selectOptions(kind(), 'instalments');
  const dates = screen.getByLabelText('Due date of each instalment');
  await enterText(person, dates, '5/9/2569\n30/2/2569');
  expect(await read()).toBeNull();
  expect(await screen.findByText(/Date 2 in the list is not a real date/)).toBeDefined();
  await person.clear(dates);
  await enterText(person, dates, Array.from({ length: 61 }, () => '5/9/2569').join('\n'));
  expect(await read()).toBeNull();
  expect(await screen.findByText('A case can have at most 60 instalments.')).toBeDefined();
});
