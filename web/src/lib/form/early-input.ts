/** The input that `web/site/browser/head-script.ts` records until React is mounted. */
export interface EarlyInput {
  /** Typed values, by field name. */
  values: Record<string, string>;
  /** The forms submitted and the buttons pressed, each once, in order. */
  pressed: { control: HTMLElement; submitter: HTMLElement | null }[];
  over: boolean;
  /** Called at each press. */
  wake: (() => void) | null;
  /** Discards the recorded presses when the script failed to load, and shows a notice. */
  giveUp: () => void;
  /** Loads the styles that the page does not contain yet. Never rejects; undefined in development. */
  wholeSheet: () => Promise<unknown> | undefined;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * Replays in React what a visitor typed and pressed in the prerendered form before hydration. Needed because forms start
 * with empty default values, which overwrite what was in the fields. Called by the form's page when it is mounted.
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

/** Simulates typing, so that React's change handlers run. */
function type(name: string, value: string): void {
  const field = document.querySelector(`#root [name="${CSS.escape(name)}"]`);
  if (!(field instanceof HTMLInputElement) || value === '') return;
  // React tracks the value on the element itself: set through the prototype's setter, it notices the change.
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
