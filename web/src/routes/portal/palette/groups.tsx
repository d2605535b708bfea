import type { ReactNode } from 'react';
import { NameText } from '@/components/name-text';
import { CommandGroup, CommandItem } from '@/components/ui/command';
import type { Found } from './found';
import type { Choice } from './use-actions';

interface GroupProps {
  heading: string;
  onChoose: (choice: Pick<Choice, 'to' | 'run'>) => void;
}

/** Pages or actions. */
export function ChoiceGroup({
  heading,
  choices,
  onChoose,
  children,
}: GroupProps & { choices: readonly Choice[]; children?: ReactNode }) {
  return (
    <CommandGroup heading={heading}>
      {choices.map((choice) => (
        <CommandItem key={choice.id} value={choice.id} onSelect={() => onChoose(choice)}>
          <span aria-hidden className="contents">
            {choice.icon}
          </span>
          <span lang={choice.lang}>{choice.label}</span>
        </CommandItem>
      ))}
      {children}
    </CommandGroup>
  );
}

/** Documents that were found. */
export function FoundGroup({
  heading,
  icon,
  found,
  onChoose,
}: GroupProps & { icon: ReactNode; found: readonly Found[] }) {
  return (
    <CommandGroup heading={heading}>
      {found.map(({ id, to, name, detail }) => (
        <CommandItem key={id} value={to} onSelect={() => onChoose({ to })}>
          <span aria-hidden className="contents">
            {icon}
          </span>
          <span className="min-w-0 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
            <span className="line-clamp-2 break-words">
              <NameText name={name} />
            </span>
            <span className="text-sm text-ink-soft">{detail}</span>
          </span>
        </CommandItem>
      ))}
    </CommandGroup>
  );
}
