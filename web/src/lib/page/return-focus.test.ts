import { beforeEach, expect, it } from 'vitest';
import { returnFocus } from './return-focus';

returnFocus();
beforeEach(() => {
  document.body.innerHTML = '<fieldset><input /><button>save</button></fieldset><a href="/">elsewhere</a>';
});

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement & { disabled: boolean }>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

/** Until the document has taken the focus from what is disabled: one frame. */
async function frame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 20));
}

async function disableFor(selector: string, meanwhile?: () => void): Promise<void> {
  element(selector).disabled = true;
  await frame();
  expect(document.activeElement).toBe(document.body);
  meanwhile?.();
  element(selector).disabled = false;
  await frame();
}

it.each(['button', 'fieldset'])(
  'the button that was pressed has the focus again with the %s',
  async (off) => {
    element('button').focus();
    await disableFor(off);
    expect(document.activeElement).toBe(element('button'));
  },
);

it('a field that was left with Enter, too', async () => {
  element('input').focus();
  await disableFor('input');
  expect(document.activeElement).toBe(element('input'));
});

it('a focus that has moved stays where it is', async () => {
  element('button').focus();
  await disableFor('button', () => element('a').focus());
  expect(document.activeElement).toBe(element('a'));
});

it('a click on the page takes the focus from the button', async () => {
  element('button').focus();
  await disableFor('button', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(document.activeElement).toBe(document.body);
});

it('what had no focus gets none', async () => {
  await disableFor('button');
  expect(document.activeElement).toBe(document.body);
});

it('a button that has gone is not looked for', async () => {
  element('button').focus();
  const button = element('button');
  button.disabled = true;
  await frame();
  button.remove();
  await disableFor('input');
  expect(document.activeElement).toBe(document.body);
});
