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
    <section tabIndex={-1}>
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
    </section>
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

it.each([
  [
    'a link of another part',
    <section key="">
      <a href="/elsewhere">elsewhere</a>
    </section>,
  ],
  [
    'the panel above the page',
    <div key="" role="dialog">
      <a href="/elsewhere">elsewhere</a>
    </div>,
  ],
])('the focus stays on %s when a form has loaded late', async (_, elsewhere) => {
  const { person } = renderScreen(
    <>
      {elsewhere}
      <Part stays isLate />
    </>,
  );
  await person.click(button('open'));
  const link = screen.getByRole('link');
  link.focus();
  await kind();
  expect(document.activeElement).toBe(link);
  await person.click(button('cancel'));
  expect(document.activeElement).toBe(document.body);
});

it.each(['section', 'main'])('a form that has loaded late takes the focus from its %s', async (around) => {
  const { container, person } = renderScreen(
    <main tabIndex={-1}>
      <Part stays={false} isLate />
    </main>,
  );
  await person.click(button('open'));
  container.querySelector<HTMLElement>(around)?.focus();
  expect(document.activeElement).toBe(container.querySelector(around));
  const field = await kind();
  expect(document.activeElement).toBe(field);
});

it('of radio buttons the chosen one has the focus', () => {
  renderScreen(
    <form ref={takeFocus}>
      <input type="radio" name="kind" />
      <input type="radio" name="kind" defaultChecked aria-label="chosen" />
      <input type="radio" name="other" defaultChecked />
    </form>,
  );
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'chosen' }));
});
