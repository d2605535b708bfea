import { Check, FileText, Image, Upload, X } from 'lucide-react';
import { useCallback, useId, useRef, useState, type DragEvent, type Ref } from 'react';
import { FieldError } from './form-field';
import { cn } from '@/lib/cn';
import { Button } from './ui/button';

export interface FileRow {
  id: string;
  name: string;
  /** Size as it is read, in the reader's language. */
  size: string;
  isPicture: boolean;
  /** An image to show as a thumbnail: photographs are recognised by sight, not by name. */
  picture?: File | undefined;
  /** From 0 to 1 during the upload. */
  progress?: number | undefined;
  progressLabel?: string | undefined;
  /** Said in place of the size, once it is there. */
  done?: string | undefined;
  /** Said in place of the size, while the network is gone. */
  waiting?: string | undefined;
  error?: string | undefined;
  removeLabel: string;
}

interface FileDropProps {
  name: string;
  label: string;
  /** Where a heading says it already. */
  labelHidden?: boolean;
  hint: string;
  dropText: string;
  chooseText: string;
  listLabel: string;
  /** One file; without it, several. */
  single?: boolean;
  accept: string;
  rows: readonly FileRow[];
  /** Nothing can be added. */
  disabled: boolean;
  /** Each row can be taken out. */
  removable: boolean;
  error?: string | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Chooses files, by dialog or by drag, and shows each with what there is to say of it. */
export function FileDrop({
  name,
  label,
  labelHidden = false,
  hint,
  dropText,
  chooseText,
  listLabel,
  single = false,
  accept,
  rows,
  disabled,
  removable,
  error,
  onAdd,
  onRemove,
  ref,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onAdd([...event.dataTransfer.files]);
  };
  // The button does not say for what it chooses.
  const described = `${id}-label${error === undefined ? '' : ` ${id}-error`} ${id}-hint`;
  // A row with a problem is what is to be looked at first (`focus-refused.ts`).
  const isRefused = error !== undefined && rows.every((row) => row.error === undefined);
  return (
    <div ref={ref} data-problem={isRefused ? '' : undefined} className="grid gap-2">
      <label id={`${id}-label`} htmlFor={id} className={labelHidden ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          // Passing over what lies inside is no leaving.
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
        }}
        onDrop={drop}
        className={cn(
          'flex flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-md border-2 border-dashed border-rule-strong bg-paper/60 px-4 py-6 text-center transition-colors',
          over && 'border-seal bg-seal-wash',
        )}
      >
        <Upload aria-hidden className="hidden size-5 text-ink-soft sm:block" />
        <span className="hidden text-ink-soft sm:inline">{dropText}</span>
        <Button
          disabled={disabled}
          onClick={() => input.current?.click()}
          className="w-full sm:w-auto"
          aria-describedby={described}
        >
          <Upload aria-hidden className="sm:hidden" />
          {chooseText}
        </Button>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          multiple={!single}
          accept={accept}
          disabled={disabled}
          aria-describedby={described}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])]);
            // The same file may be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
      {error !== undefined && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
      {rows.length > 0 && (
        <ul aria-label={listLabel} className="divide-y divide-rule border-y border-rule">
          {rows.map((row) => (
            <FileDropRow key={row.id} row={row} removable={removable} onRemove={() => onRemove(row.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface FileDropRowProps {
  row: FileRow;
  removable: boolean;
  onRemove: () => void;
}

function FileDropRow({ row, removable, onRemove }: FileDropRowProps) {
  const percent = Math.round((row.progress ?? 0) * 100);
  return (
    <li
      data-problem={row.error === undefined ? undefined : ''}
      className={cn(
        'grid grid-cols-[2.75rem_1fr_auto] items-center gap-x-3 py-1.5',
        row.error !== undefined && 'bg-seal-wash/50',
      )}
    >
      <FileSign row={row} />
      <div className="min-w-0">
        <p className="line-clamp-2 leading-6" title={row.name}>
          {row.name}
        </p>
        {row.error === undefined ? (
          <p
            role={row.waiting === undefined ? undefined : 'status'}
            className="flex items-center gap-1 text-sm text-ink-soft figures"
          >
            {row.done !== undefined && <Check aria-hidden className="size-3.5 text-completed" />}
            {row.waiting ?? row.done ?? row.size}
          </p>
        ) : (
          <p role="alert" className="text-sm font-medium text-seal">
            {row.error}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={row.removeLabel}
        disabled={!removable}
        onClick={onRemove}
        className="inline-flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-fold hover:text-ink disabled:invisible"
      >
        <X aria-hidden className="size-5" />
      </button>
      {row.progress !== undefined && (
        <div
          role="progressbar"
          aria-label={row.progressLabel}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="col-span-3 mt-1 h-1 overflow-hidden bg-fold"
        >
          <div
            className="h-full origin-left bg-completed transition-transform duration-150"
            style={{ transform: `scaleX(${percent / 100})` }}
          />
        </div>
      )}
    </li>
  );
}

/** The picture itself in small, or the sign of its kind. */
function FileSign({ row: { isPicture, picture, error } }: { row: FileRow }) {
  const draw = useCallback(
    (image: HTMLImageElement) => {
      if (picture === undefined) return;
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  if (picture !== undefined) {
    return (
      <img
        ref={draw}
        alt=""
        decoding="async"
        className="size-11 rounded-sm border border-rule bg-fold object-cover"
      />
    );
  }
  const Icon = isPicture ? Image : FileText;
  return (
    <span className="grid size-11 place-items-center">
      <Icon aria-hidden className={cn('size-5', error === undefined ? 'text-brass' : 'text-seal')} />
    </span>
  );
}
