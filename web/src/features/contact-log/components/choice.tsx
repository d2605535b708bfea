import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

interface ChoiceProps<Option extends string> extends ComponentProps<'input'> {
  legend: string;
  options: readonly Option[];
  textOf: (option: Option) => string;
  /** Three are as wide as their texts need, on the narrowest phone in two rows: the longest has no room in a third of one. */
  columns?: 2 | 3;
}

/** One of few, each a button for a thumb. The other properties, as `register` gives them, are those of each radio button. */
export function Choice<Option extends string>({
  legend,
  options,
  textOf,
  columns = 2,
  ...radio
}: ChoiceProps<Option>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className={cn('gap-2', columns === 2 ? 'grid grid-cols-2' : 'flex flex-wrap *:grow')}>
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-rule-strong px-1 py-1 text-center text-sm leading-6 font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-4"
          >
            <input {...radio} type="radio" value={option} className="sr-only" />
            {textOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
