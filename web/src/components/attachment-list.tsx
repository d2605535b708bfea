import { Download, FileText, Image } from 'lucide-react';
import { Button } from './ui/button';

export interface AttachmentRow {
  path: string;
  name: string;
  isPicture: boolean;
  openLabel: string;
  downloadLabel: string;
  /** Why it cannot be opened, after a try. */
  problem?: string | undefined;
  busy: boolean;
}

interface AttachmentListProps {
  label: string;
  rows: readonly AttachmentRow[];
  onOpen: (path: string) => void;
  onDownload: (path: string) => void;
}

/** The papers in a file, each to be opened or saved. */
export function AttachmentList({ label, rows, onOpen, onDownload }: AttachmentListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-rule">
      {rows.map(({ path, name, isPicture, openLabel, downloadLabel, problem, busy }) => {
        const Icon = isPicture ? Image : FileText;
        return (
          <li key={path} className="flex items-center gap-3 py-1.5 ps-5 pe-3">
            <Icon aria-hidden className="size-5 shrink-0 text-brass" />
            <div className="min-w-0 flex-1">
              <button
                type="button"
                aria-label={openLabel}
                aria-busy={busy || undefined}
                disabled={busy}
                onClick={() => onOpen(path)}
                className="block min-h-9 max-w-full truncate text-start font-medium text-focus underline underline-offset-4 hover:text-ink"
                title={name}
              >
                {name}
              </button>
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
              disabled={busy}
              onClick={() => onDownload(path)}
            >
              <Download aria-hidden />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
