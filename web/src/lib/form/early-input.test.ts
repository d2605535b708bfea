import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { takeEarlyInput, type EarlyInput } from './early-input';

const FORM = '<form><input name="email"><button type="submit">Sign in</button></form>';
const sent = vi.fn();

/** The finished page with its form, which was sent before React listened. */
function pressed(): HTMLFormElement {
  document.body.innerHTML = `<div id="root">${FORM}</div><p id="script-failed">not yet</p>`;
  document.documentElement.dataset['busy'] = '';
  const form = document.forms[0];
  if (form === undefined) throw new Error('no form');
  const early: EarlyInput = {
    values: { email: 'somchai@example.com' },
    pressed: [{ control: form, submitter: null }],
    over: false,
    wake: null,
    giveUp: vi.fn(),
    wholeSheet: () => undefined,
  };
  window.earlyInput = early;
  return form;
}

// jsdom has none.
vi.stubGlobal('CSS', { escape: (name: string) => name });
afterAll(() => vi.unstubAllGlobals());
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const email = document.querySelector<HTMLInputElement>('[name=email]');
  sent(email?.value);
});
beforeEach(() => sent.mockReset());

it('a form that was sent early is sent once React listens, once', () => {
  pressed();
  takeEarlyInput();
  takeEarlyInput();
  expect(sent.mock.calls).toEqual([['somchai@example.com']]);
  expect(document.documentElement.dataset['busy']).toBeUndefined();
});

it('a notice that the script was slow goes when the script has come', () => {
  pressed();
  takeEarlyInput();
  expect(document.getElementById('script-failed')?.hidden).toBe(true);
});

it('a form that React has drawn in the place of the one that was sent is sent instead', () => {
  pressed().outerHTML = FORM;
  takeEarlyInput();
  expect(sent.mock.calls).toEqual([['somchai@example.com']]);
});
