import { LISTS } from '@app/domain/lists';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Router, type Navigator } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListState } from './list-state';

function Field() {
  const { typed, setTyped } = useListState(LISTS.customerCases);
  return <input value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

/** A mock router that records navigations, and performs them when the test says so. */
function open(search = '') {
  const asked: string[] = [];
  const note = ({ search = '', hash = '' }: { search?: string; hash?: string }) =>
    void asked.push(search + hash);
  const navigator = {
    push: note,
    replace: note,
    go: () => undefined,
    createHref: () => '',
  } as unknown as Navigator;
  const at = (hash: string) => (
    <Router location={{ pathname: '/', search, hash }} navigator={navigator}>
      <Field />
    </Router>
  );
  const { rerender } = render(at(''));
  return { asked, arrive: (hash: string) => act(async () => rerender(at(hash))) };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pause = () => act(async () => vi.advanceTimersByTime(200));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('input typed during a pending navigation is kept, and is queried next', async () => {
  const { asked, arrive } = open();
  type('ท');
  await pause();
  expect(asked).toEqual(['#q=%E0%B8%97']);
  type('ทด');
  expect(field().value).toBe('ทด');
  await arrive('#q=ท');
  expect(field().value).toBe('ทด');
  await pause();
  expect(asked).toHaveLength(2);
  type('ทดส');
  await arrive('#q=ทด');
  expect(field().value).toBe('ทดส');
});

it('addresses that come at once take nothing away either', async () => {
  const { asked, arrive } = open();
  type('a');
  await pause();
  type('ab');
  await pause();
  expect(asked).toEqual(['#q=a', '#q=ab']);
  await arrive('#q=ab');
  expect(field().value).toBe('ab');
  await pause();
  expect(asked).toHaveLength(2);
});

it('a change of the address from outside updates the field', async () => {
  const { arrive } = open();
  type('a');
  await pause();
  await arrive('#q=a');
  await arrive('#q=before');
  expect(field().value).toBe('before');
  await arrive('');
  expect(field().value).toBe('');
});

it('what is searched for stays out of the query string, where the order of the list is', async () => {
  const { asked } = open('?sort=lowest');
  type('สมชาย');
  await pause();
  expect(asked).toEqual(['?sort=lowest#q=%E0%B8%AA%E0%B8%A1%E0%B8%8A%E0%B8%B2%E0%B8%A2']);
});
