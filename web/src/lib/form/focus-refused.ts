/** A field, or the control of a file. */
const REFUSED = '[aria-invalid], [data-problem] button';

/**
 * Puts the keyboard on the first field that was refused, with what is wrong with it, once that is shown.
 * @param from the form, or something in it
 */
export function focusRefused(from: HTMLElement): void {
  const form = from.closest('form');
  // React shows the errors after the handler that found them.
  setTimeout(() => form?.querySelector<HTMLElement>(REFUSED)?.focus());
}
