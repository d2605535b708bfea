import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { takeFocus } from './take-focus';

/** @param stays whether the button is there beside the form */
function Part({ stays, isLate = false }: { stays: boolean; isLate?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => (isLate ? setTimeout(() => setOpen(true), 20) : setOpen(true));
  return (
    <>
      <input aria-label="search" />
      {(stays || !isOpen) && <button onClick={open}>open</button>}
      {isOpen && (
        <form ref={takeFocus}>
          <button type="button">choose a file</button>
          <input disabled />
          <select aria-label="kind" />
          <button type="button" onClick={() => setOpen(false)}>
            cancel
          </button>
        </form>
      )}
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const kind = () => screen.findByRole('combobox', { name: 'kind' });

it.each([true, false])('a form that opens has the focus in its first enabled field', async (stays) => {
  const { person } = renderScreen(<Part stays={stays} />);
  await person.click(button('open'));
  expect(document.activeElement).toBe(await kind());
});

it('a form that closes gives the focus back to the button that opened it', async () => {
  const { person } = renderScreen(<Part stays />);
  await person.click(button('open'));
  await person.click(button('cancel'));
  expect(document.activeElement).toBe(button('open'));
});

it('a focus that has moved elsewhere stays there when the form closes', async () => {
  const { person, rerender } = renderScreen(<Part stays />);
  await person.click(button('open'));
  await person.click(screen.getByRole('textbox', { name: 'search' }));
  rerender(<input aria-label="search" />);
  screen.getByRole('textbox').focus();
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('somebody who types elsewhere while the form loads is not interrupted', async () => {
  const { person } = renderScreen(<Part stays={false} isLate />);
  await person.click(button('open'));
  const search = screen.getByRole('textbox', { name: 'search' });
  await person.type(search, 'a');
  await kind();
  expect(document.activeElement).toBe(search);
});

it('a part without a field has the focus itself', () => {
  renderScreen(<p ref={takeFocus} tabIndex={-1} />);
  expect(document.activeElement).toBe(screen.getByRole('paragraph'));
});
