import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The form of a new case in English, for tests that have opened it. */
export const field = (name: string) => screen.getByRole('textbox', { name });
export const submitButton = () => screen.getByRole('button', { name: 'Submit the case' });

/** Pastes what a case needs: what typing does is tested elsewhere, and takes ten times as long. */
export async function fillIn(person: UserEvent, amount = '1,250.50'): Promise<void> {
  for (const [name, text] of [
    ['Debtor’s name', 'Khun Somchai'],
    ['Amount owed (THB)', amount],
    ['Details', 'Unpaid since June'],
  ] as const) {
    await person.click(field(name));
    await person.paste(text);
  }
}
