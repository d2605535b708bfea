import { Download, FileText, Image } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from './ui/button';

interface AttachmentListProps {
  label: string;
  children: ReactNode;
}

/** The papers in a file. */
export function AttachmentList({ label, children }: AttachmentListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-rule">
      {children}
    </ul>
  );
}

interface AttachmentRowProps {
  name: string;
  /** What is said of it, each on a line; none is cut. */
  lines?: readonly string[] | undefined;
  isPicture: boolean;
  /** Type and size, or why they are not known. */
  facts: ReactNode;
  /** When it was recorded, and its hash. */
  record: ReactNode;
  showLabel: string;
  downloadLabel: string;
  /** Why it could not be saved, after a try. */
  problem?: string | undefined;
  /** It is being fetched to be saved. */
  busy: boolean;
  onShow: () => void;
  onDownload: () => void;
  /** What shows it: where the focus comes back to. */
  ref: Ref<HTMLButtonElement>;
}

/** One paper, to be looked at or saved. */
export function AttachmentRow({
  name,
  lines = [],
  isPicture,
  facts,
  record,
  showLabel,
  downloadLabel,
  problem,
  busy,
  onShow,
  onDownload,
  ref,
}: AttachmentRowProps) {
  const Icon = isPicture ? Image : FileText;
  return (
    <li className="flex items-center gap-3 py-1.5 ps-5 pe-3">
      <Icon aria-hidden className="size-5 shrink-0 text-brass" />
      <div className="min-w-0 flex-1">
        <button
          ref={ref}
          type="button"
          aria-label={showLabel}
          aria-haspopup="dialog"
          onClick={onShow}
          className="line-clamp-2 min-h-8 max-w-full text-start font-medium break-words text-focus underline underline-offset-4 hover:text-ink"
        >
          {name}
        </button>
        {lines.map((line) => (
          <p key={line} className="break-words">
            {line}
          </p>
        ))}
        <p className="text-sm text-ink-soft figures">{facts}</p>
        {record}
        {problem !== undefined && (
          <p role="alert" className="text-sm text-seal">
            {problem}
          </p>
        )}
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={downloadLabel}
        busy={busy}
        onClick={onDownload}
        className="print:hidden"
      >
        <Download aria-hidden />
      </Button>
    </li>
  );
}
