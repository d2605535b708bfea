import type { Case } from '@app/domain/case';
import { aCase } from '@app/seed/builders';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enterText } from '@/testing/enter-text';
import { lateDialog } from '@/testing/late-dialog';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as steps from '../api/take-step';
import { EndDialog } from './end-dialog';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
vi.mock('@/lib/live/use-law-confirmation', () => import('@/testing/fake-law'));
vi.mock('../api/take-step', () => ({ takeStep: vi.fn() }));
vi.mock('../api/use-case-life', () => ({ useConfirmedMoney: () => ready(null) }));
const take = vi.mocked(steps.takeStep);

const dialogOf = (status: Case['status']) => (
  <EndDialog kind="close" item={{ id: 'case-1', ...aCase({ status }) }} />
);

it('a case that is closed for a second time needs its own reason for a wording that is questioned', async () => {
  await speak('en');
  take.mockResolvedValue();
  const { person, rerender } = renderScreen(dialogOf('In Progress'));
  const write = async () => {
    await person.click(screen.getByRole('button', { name: 'Close' }));
    const dialog = await lateDialog('alertdialog');
    await enterText(person, dialog.getByRole('textbox'), 'จะยึดรถของลูกหนี้พรุ่งนี้');
    const why = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /Why you are sending it/ });
    return { dialog, why };
  };
  const first = await write();
  await enterText(person, first.why, 'As it was said');
  await person.click(first.dialog.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(take).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  rerender(dialogOf('Completed'));
  rerender(dialogOf('In Progress'));
  expect((await write()).why.value).toBe('');
});
