const NAME = 'website';

/** A field that people neither see, hear nor reach. Only a program that fills in whatever it finds writes into it. */
export function TrapField() {
  return (
    <div aria-hidden className="sr-only">
      <input type="text" name={NAME} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
    </div>
  );
}

/** @returns true for a form that a program has filled in: pretend, and write nothing */
export function isTrapped(form: FormData): boolean {
  const text = form.get(NAME);
  return typeof text === 'string' && text !== '';
}
