import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { returnFocus } from '@/lib/page/return-focus';
import { renderScreen, speak } from '@/testing/render-screen';
import { InlineConfirm } from './inline-confirm';

returnFocus();
const run = vi.fn<() => Promise<void>>();
const showToast = vi.spyOn(toasts, 'show');
const WORDS = {
  ask: 'Withdraw',
  text: 'It will be gone.',
  confirm: 'Withdraw it',
  cancel: 'Cancel',
  done: 'Withdrawn',
  failed: 'Not withdrawn',
};

/** A list whose row goes once its command has run. */
function Row() {
  const [isGone, setGone] = useState(false);
  return (
    <section aria-label="Papers">
      {!isGone && <InlineConfirm words={WORDS} run={() => run().then(() => setGone(true))} />}
    </section>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
async function ask() {
  const rendered = renderScreen(<Row />);
  await rendered.person.click(button('Withdraw'));
  return rendered;
}

beforeEach(async () => {
  vi.clearAllMocks();
  run.mockResolvedValue();
  await speak('en');
});

it('does not take the focus before it is pressed', () => {
  renderScreen(<Row />);
  expect(document.activeElement).toBe(document.body);
});

it('the question has the focus and is its name; the next control is the answer', async () => {
  const { person } = await ask();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'It will be gone.' }));
  await person.tab();
  expect(document.activeElement).toBe(button('Withdraw it'));
});

it('after Cancel the button that asked has the focus, each time', async () => {
  const { person } = await ask();
  await person.click(button('Cancel'));
  expect(document.activeElement).toBe(button('Withdraw'));
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('group'));
  await person.click(button('Cancel'));
  expect(document.activeElement).toBe(button('Withdraw'));
  expect(run).not.toHaveBeenCalled();
});

it('after success the focus is in the part of the page in which the row was', async () => {
  const { person } = await ask();
  await person.click(button('Withdraw it'));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'Withdrawn' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Papers' })));
});

it('after a failure the button that was pressed has the focus', async () => {
  run.mockRejectedValue(new Error('offline'));
  const { person } = await ask();
  await person.click(button('Withdraw it'));
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  await waitFor(() => expect(document.activeElement).toBe(button('Withdraw it')));
});
