import { useId } from 'react';
import { Switch } from '@/components/ui/switch';

interface SwitchRowProps {
  /** Of the control. */
  name: string;
  title: string;
  text: string;
  isOn: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off, with its name and what it means. */
export function SwitchRow({ name, title, text, isOn, disabled, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <li className="flex items-center justify-between gap-6 px-5 py-3">
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer">
        <span id={`${id}-name`} className="block font-medium">
          {title}
        </span>
        <span id={`${id}-text`} className="block text-sm text-ink-soft">
          {text}
        </span>
      </label>
      <Switch
        id={id}
        name={name}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </li>
  );
}
