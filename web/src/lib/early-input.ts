/** What `app/site/first.ts` keeps until React listens. */
export interface EarlyInput {
  /** What was typed, by the names of the fields. */
  values: Record<string, string>;
  /** The forms that were sent and the buttons that were pressed, each once, in order. */
  pressed: { control: HTMLElement; submitter: HTMLElement | null }[];
  over: boolean;
  /** Called at each press. */
  wake: (() => void) | null;
  /** Lets go of what was pressed as the script failed, and tells the visitor so. */
  giveUp: () => void;
  /** Brings the styles of what is not on the page yet. Never rejects; nothing to wait for in development. */
  wholeSheet: () => Promise<unknown> | undefined;
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
  const { values, pressed } = early;
  // A password among them must not stay.
  early.values = {};
  early.pressed = [];
  for (const [name, value] of Object.entries(values)) type(name, value);
  delete document.documentElement.dataset['busy'];
  const notice = document.getElementById('script-failed');
  if (notice !== null) notice.hidden = true;
  for (const { control } of pressed) press(control);
}

/** As a person would: React must hear of it. */
function type(name: string, value: string): void {
  const field = document.querySelector(`#root [name="${CSS.escape(name)}"]`);
  if (!(field instanceof HTMLInputElement) || value === '') return;
  // The property of the element itself is React's: through the prototype's it notices the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function press(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) {
    // React may have replaced the form that was sent: these pages have one each.
    const form = control.isConnected ? control : document.querySelector<HTMLFormElement>('#root form');
    form?.requestSubmit();
    return;
  }
  if (!control.isConnected) return;
  // Menus open at a key or at the pointer going down, not at a click.
  if (control.getAttribute('aria-haspopup') === 'menu')
    control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  else control.click();
}
