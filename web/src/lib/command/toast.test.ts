import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { toasts, useToast } from './toast';

const card = (title: string) => ({ title, body: title });

beforeEach(toasts.clear);

function shown() {
  const { result } = renderHook(useToast);
  return {
    title: () => result.current?.title,
    leave: () => act(() => toasts.remove(result.current?.id ?? 0)),
  };
}

it('a feed card does not replace a toast about an own action, and is shown after it', () => {
  const { title, leave } = shown();
  act(() => toasts.show({ variant: 'destructive', title: 'Not saved' }));
  act(() => toasts.show(card('First news')));
  act(() => toasts.show(card('Second news')));
  expect(title()).toBe('Not saved');
  leave();
  expect(title()).toBe('Second news');
  leave();
  expect(title()).toBeUndefined();
});

it('a feed card replaces a feed card, and a toast about an own action replaces either', () => {
  const { title, leave } = shown();
  act(() => toasts.show(card('First news')));
  act(() => toasts.show(card('Second news')));
  expect(title()).toBe('Second news');
  act(() => toasts.show({ title: 'Saved' }));
  act(() => toasts.show({ title: 'Saved again' }));
  expect(title()).toBe('Saved again');
  leave();
  expect(title()).toBeUndefined();
});

it('a feed card waits while a dialog is open, and one that is shown comes back afterwards', () => {
  const { title } = shown();
  act(() => toasts.show(card('Before')));
  let close = () => {};
  act(() => {
    close = toasts.holdCards();
  });
  expect(title()).toBeUndefined();
  act(() => close());
  expect(title()).toBe('Before');
  act(() => {
    close = toasts.holdCards();
  });
  act(() => toasts.show(card('Meanwhile')));
  expect(title()).toBeUndefined();
  act(() => toasts.show({ title: 'Saved' }));
  expect(title()).toBe('Saved');
  act(() => close());
  expect(title()).toBe('Saved');
});

it('that a page is not found replaces any toast but that of the action that left it', () => {
  const { title } = shown();
  act(() => toasts.show({ title: 'Signed in' }));
  act(() => toasts.showNotFound('Not found'));
  expect(title()).toBe('Not found');
  act(() => toasts.show({ title: 'Declined', leavesPage: true }));
  act(() => toasts.showNotFound('Not found'));
  expect(title()).toBe('Declined');
});

it('a feed card waits until the last of two dialogs has closed', () => {
  const { title } = shown();
  const [closeFirst, closeSecond] = [toasts.holdCards(), toasts.holdCards()];
  act(() => toasts.show(card('News')));
  act(() => closeFirst());
  expect(title()).toBeUndefined();
  act(() => closeSecond());
  expect(title()).toBe('News');
});

it('nothing waits for the next person', () => {
  const { title, leave } = shown();
  act(() => toasts.show({ title: 'Saved' }));
  act(() => toasts.show(card('News of the first')));
  act(() => toasts.clear());
  act(() => toasts.show({ title: 'You are signed in' }));
  leave();
  expect(title()).toBeUndefined();
});
