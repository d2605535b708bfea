import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { lateDialog } from '@/testing/late-dialog';
import { renderScreen, speak } from '@/testing/render-screen';
import { ConfirmDialog } from './confirm-dialog';

const run = vi.fn<() => Promise<void>>();
const onDone = vi.fn();
const onClose = vi.fn();
const showToast = vi.spyOn(toasts, 'show');
const WORDS = {
  title: 'Remove it?',
  text: 'It will be gone.',
  confirm: 'Remove',
  running: 'Removing',
  cancel: 'Keep',
  done: 'Removed',
  doneText: 'somchai@example.com',
  failed: 'Not removed',
};

async function open() {
  const { person } = renderScreen(
    <ConfirmDialog open onClose={onClose} words={WORDS} run={run} onDone={onDone}>
      <p>somchai@example.com</p>
    </ConfirmDialog>,
  );
  await lateDialog('alertdialog');
  return person;
}
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(async () => {
  vi.clearAllMocks();
  run.mockResolvedValue();
  await speak('en');
});

it('says what it is about and what follows, and is closed in the language of the reader', async () => {
  const person = await open();
  const dialog = screen.getByRole('alertdialog', { name: 'Remove it?' });
  expect(dialog.textContent).toContain('somchai@example.comIt will be gone.');
  await person.click(button('Close'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(run).not.toHaveBeenCalled();
});

it('runs the command, says that it is done, and closes', async () => {
  const person = await open();
  await person.click(button('Remove'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onDone).toHaveBeenCalledOnce();
  expect(showToast).toHaveBeenCalledWith({ title: 'Removed', description: 'somchai@example.com' });
});

it('closes after a failure as well, so that its toast can be reached', async () => {
  run.mockRejectedValue({ code: 'permission-denied' });
  const person = await open();
  await person.click(button('Remove'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onDone).not.toHaveBeenCalled();
  expect(showToast.mock.lastCall?.[0].title).toBe('Not removed');
});

it('while the command runs it stays open', async () => {
  run.mockReturnValue(new Promise(() => undefined));
  const person = await open();
  await person.click(button('Remove'));
  await person.keyboard('{Escape}');
  expect(button('Keep')).toHaveProperty('disabled', true);
  expect(onClose).not.toHaveBeenCalled();
});
