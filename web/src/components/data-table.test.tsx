import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { DataTable, type Column, type Selection } from './data-table';

interface Row {
  id: string;
  debtor: string;
  amount: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { id: 'debtor', header: 'Debtor', cell: (row) => row.debtor, phone: 'title' },
  { id: 'amount', header: 'Amount', cell: (row) => row.amount, align: 'end' },
  { id: 'id', header: 'Number', cell: (row) => row.id, phone: 'hidden' },
];
const ROWS: readonly Row[] = [
  { id: 'k1', debtor: 'Siam Co.', amount: '฿1,250.00' },
  { id: 'k2', debtor: 'Mr Thongyu', amount: '฿90.50' },
];

function show(rows: readonly Row[] | undefined, selection?: Selection<Row>) {
  return renderScreen(
    <DataTable
      caption="Cases"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/cases/${id}`}
      linkLabel="Details"
      empty={<p>No cases yet</p>}
      {...(selection && { selection })}
    />,
  );
}

it('with room for it shows each row in a table, leading to its page', () => {
  show(ROWS);
  const table = screen.getByRole('table', { name: 'Cases' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Debtor', 'Amount', 'Number', 'Details']);
  expect(addresses(table)).toEqual(['/cases/k1', '/cases/k2']);
  expect(screen.queryByRole('list')).toBeNull();
});

it('on a phone shows each in a list, and becomes a table when the phone is turned', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  show(ROWS);
  const list = screen.getByRole('list', { name: 'Cases' });
  expect(addresses(list)).toEqual(['/cases/k1', '/cases/k2']);
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Siam Co.฿1,250.00', 'Mr Thongyu฿90.50']);
  expect(screen.queryByRole('table')).toBeNull();
  media.matches = true;
  act(() => void media.dispatchEvent(new Event('change')));
  expect(addresses(screen.getByRole('table', { name: 'Cases' }))).toEqual(['/cases/k1', '/cases/k2']);
  vi.unstubAllGlobals();
});

describe('a row of the table', () => {
  const opened = vi.fn<(href: string, ctrlKey: boolean) => void>();
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    opened(link.getAttribute('href') ?? '', event.ctrlKey);
    event.preventDefault();
  };
  beforeEach(() => {
    opened.mockClear();
    document.addEventListener('click', note, true);
  });
  afterEach(() => {
    document.removeEventListener('click', note, true);
    getSelection()?.removeAllRanges();
  });

  it('opens by a click anywhere, and in another tab as a link does', async () => {
    const { person } = show(ROWS);
    await person.click(screen.getByText('฿90.50'));
    expect(opened).toHaveBeenLastCalledWith('/cases/k2', false);
    await person.keyboard('{Control>}');
    await person.click(screen.getByText('฿90.50'));
    await person.keyboard('{/Control}');
    expect(opened).toHaveBeenLastCalledWith('/cases/k2', true);
    await person.pointer({ keys: '[MouseMiddle]', target: screen.getByText('Siam Co.') });
    expect(opened).toHaveBeenLastCalledWith('/cases/k1', true);
    expect(opened).toHaveBeenCalledTimes(3);
  });

  it('stays closed while text is selected, and when a control in it is pressed', async () => {
    const { person } = show(ROWS, {
      has: () => false,
      toggle: vi.fn(),
      allLabel: 'All',
      rowLabel: ({ id }) => id,
    });
    await person.click(screen.getByRole('checkbox', { name: 'k1' }));
    getSelection()?.selectAllChildren(screen.getByText('Siam Co.'));
    fireEvent.click(screen.getByText('Siam Co.'));
    expect(opened).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
    fireEvent.click(screen.getByText('Siam Co.'));
    expect(opened).toHaveBeenCalledExactlyOnceWith('/cases/k1', false);
  });

  it('is no control: the keyboard has the link alone', () => {
    show(ROWS);
    expect(screen.getAllByRole('row').every((row) => !row.hasAttribute('tabindex'))).toBe(true);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

it.each([true, false])('all rows can be chosen at once, in a table (%s) as in a list', async (matches) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
  const toggle = vi.fn();
  const { person } = show(ROWS, {
    has: ({ id }) => id === 'k1',
    toggle,
    allLabel: 'Select all',
    rowLabel: ({ debtor }) => `Select ${debtor}`,
  });
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
  expect(all.checked).toBe(false);
  await person.click(all);
  expect(toggle).toHaveBeenCalledWith(ROWS, true);
  vi.unstubAllGlobals();
});

it('while loading it is busy, shaped like what comes, and leads nowhere', () => {
  show(undefined);
  const table = screen.getByRole('table', { name: 'Cases' });
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('without rows it says so in place of an empty table', () => {
  show([]);
  expect(screen.getByText('No cases yet')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

const addresses = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
