import { useId, type ReactNode } from 'react';
import { Sheet } from '@/components/page';

interface ChoiceSheetProps<Value extends string> {
  title: string;
  text: string;
  choices: readonly { value: Value; label: string; lang?: string; icon?: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One setting with a few options, on a separate sheet; a choice is saved at once. */
export function ChoiceSheet<Value extends string>({
  title,
  text,
  choices,
  value,
  onChoose,
}: ChoiceSheetProps<Value>) {
  const name = useId();
  return (
    <Sheet title={title}>
      <div
        role="radiogroup"
        aria-label={title}
        aria-describedby={`${name}-text`}
        className="grid gap-4 px-5 py-5"
      >
        <p id={`${name}-text`} className="text-ink-soft">
          {text}
        </p>
        <div className="grid gap-2 sm:grid-cols-3 lg:grid-cols-1">
          {choices.map((choice) => (
            <label
              key={choice.value}
              lang={choice.lang}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-rule-strong px-4 py-2 whitespace-nowrap hover:bg-fold has-checked:border-ink has-checked:font-semibold has-checked:shadow-[inset_3px_0_0_var(--seal)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus [&_svg]:size-4.5 [&_svg]:shrink-0"
            >
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChoose(choice.value)}
                className="size-4 shrink-0 accent-seal outline-none"
              />
              {choice.icon}
              {choice.label}
            </label>
          ))}
        </div>
      </div>
    </Sheet>
  );
}
