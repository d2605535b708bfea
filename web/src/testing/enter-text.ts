import type { UserEvent } from '@testing-library/user-event';

/**
 * Adds a text to a field in one step, as by pasting. Typing draws the screen again after each letter: it is for tests of what happens
 * meanwhile.
 */
export async function enterText(
  person: Pick<UserEvent, 'click' | 'paste'>,
  field: Element,
  text: string,
): Promise<void> {
  await person.click(field);
  await person.paste(text);
}
