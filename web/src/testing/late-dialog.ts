import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Queries in a dialog, once its code has loaded and it can be pressed. */
export async function lateDialog(role: 'dialog' | 'alertdialog' = 'dialog') {
  const dialog = await screen.findByRole(role);
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'));
  return within(dialog);
}
