import { FileText, Image, Upload, X } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { cn } from '@/lib/cn';
import { Button } from './ui/button';

export interface FileRow {
  id: string;
  name: string;
  /** Size as it is read, in the reader's language. */
  size: string;
  isPicture: boolean;
  /** From 0 to 1 while it is on its way. */
  progress?: number | undefined;
  progressLabel?: string | undefined;
  error?: string | undefined;
  removeLabel: string;
}

interface FileDropProps {
  name: string;
  label: string;
  hint: string;
  dropText: string;
  chooseText: string;
  listLabel: string;
  accept: string;
  rows: readonly FileRow[];
  /** While sending nothing can be added or removed. */
  disabled: boolean;
  error?: string | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}

/** Chooses several files, by dialog or by drag, and shows each with what there is to say of it. */
export function FileDrop({
  name,
  label,
  hint,
  dropText,
  chooseText,
  listLabel,
  accept,
  rows,
  disabled,
  error,
  onAdd,
  onRemove,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onAdd([...event.dataTransfer.files]);
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'flex flex-wrap items-center justify-center gap-3 rounded-md border-2 border-dashed border-rule-strong bg-paper/60 px-4 py-6 text-center',
          over && 'border-seal bg-seal-wash',
        )}
      >
        <Upload aria-hidden className="size-5 text-ink-soft" />
        <span className="hidden text-ink-soft sm:inline">{dropText}</span>
        <Button size="sm" disabled={disabled} onClick={() => input.current?.click()}>
          {chooseText}
        </Button>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          multiple
          accept={accept}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
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
        <p className="border-s-3 border-seal ps-2.5 text-sm font-medium text-seal">{error}</p>
      )}
      {rows.length > 0 && (
        <ul aria-label={listLabel} className="divide-y divide-rule border-y border-rule">
          {rows.map((row) => (
            <FileDropRow key={row.id} row={row} disabled={disabled} onRemove={() => onRemove(row.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function FileDropRow({ row, disabled, onRemove }: { row: FileRow; disabled: boolean; onRemove: () => void }) {
  const Icon = row.isPicture ? Image : FileText;
  const percent = Math.round((row.progress ?? 0) * 100);
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-2">
      <Icon aria-hidden className={cn('size-5', row.error === undefined ? 'text-brass' : 'text-seal')} />
      <div className="min-w-0">
        <p className="truncate" title={row.name}>
          {row.name}
        </p>
        {row.error === undefined ? (
          <p className="text-sm text-ink-soft figures">{row.size}</p>
        ) : (
          <p role="alert" className="text-sm font-medium text-seal">
            {row.error}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={row.removeLabel}
        disabled={disabled}
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
          className="col-span-3 mt-1 h-1 bg-fold"
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
