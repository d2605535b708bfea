/** What `public/first.js` has kept since the page was sent. */
interface EarlyInput {
  /** What was typed, by the names of the fields. */
  values: Record<string, string>;
  /** The form that was sent, or the button that was pressed: the last one. */
  pressed: HTMLElement | null;
  over: boolean;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * React listens: what a visitor typed into the finished form and pressed before that is done now. Forms begin with empty
 * values of their own, which takes away what stood in the fields. Called by the form's page when it is mounted.
 */
export function takeEarlyInput(): void {
  const early = window.earlyInput;
  if (early === undefined || early.over) return;
  early.over = true;
  for (const [name, value] of Object.entries(early.values)) type(name, value);
  delete document.documentElement.dataset['busy'];
  const { pressed } = early;
  if (pressed?.isConnected !== true) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}

/** As a person would: React must hear of it. */
function type(name: string, value: string): void {
  const field = document.querySelector(`#root [name="${CSS.escape(name)}"]`);
  if (!(field instanceof HTMLInputElement) || value === '') return;
  // The property of the element itself is React's: through the prototype's it notices the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
