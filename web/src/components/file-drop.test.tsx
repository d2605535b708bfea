import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { FileDrop } from './file-drop';

it('label, error and hint belong to the button that chooses, and to the field', () => {
  renderScreen(
    <FileDrop
      name="copy"
      label="Copy"
      hint="PDF or a picture"
      dropText="Drop it here"
      chooseText="Choose a file"
      listLabel="Chosen"
      accept=".pdf"
      rows={[]}
      disabled={false}
      removable
      error="Please fill in this field"
      onAdd={() => undefined}
      onRemove={() => undefined}
    />,
  );
  for (const control of [
    screen.getByRole('button', { name: 'Choose a file' }),
    screen.getByLabelText('Copy'),
  ]) {
    const ids = control.getAttribute('aria-describedby')!.split(' ');
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Copy',
      'Please fill in this field',
      'PDF or a picture',
    ]);
  }
});
