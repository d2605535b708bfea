interface SelectBoxProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** The platform's own box to tick, with room for a thumb around it. */
export function SelectBox({ label, checked, disabled = false, onChange }: SelectBoxProps) {
  return (
    <label className="-m-2.5 inline-grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 cursor-pointer accent-seal"
      />
    </label>
  );
}
