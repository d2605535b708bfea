import type { CaseStatus } from '@app/domain/case';
import type { PartnerStatus } from '@app/domain/partner';
import { Ban, Check, Hourglass, Pause, PenLine, Play, X, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/cn';

type Status = CaseStatus | PartnerStatus;

/** Colour, frame and sign differ for each status: none rests on colour alone. */
const LOOKS: Record<Status, { icon: LucideIcon; classes: string }> = {
  Submitted: { icon: PenLine, classes: 'border-submitted text-submitted border-dashed' },
  'In Progress': { icon: Play, classes: 'border-progress text-progress' },
  Completed: { icon: Check, classes: 'border-completed text-completed border-double border-[3px]' },
  Cancelled: { icon: Ban, classes: 'border-cancelled text-cancelled border-dotted' },
  Pending: { icon: Hourglass, classes: 'border-progress text-progress border-dashed' },
  Approved: { icon: Check, classes: 'border-completed text-completed border-double border-[3px]' },
  Rejected: { icon: X, classes: 'border-rejected text-rejected border-dotted' },
  Suspended: { icon: Pause, classes: 'border-rejected text-rejected' },
};

interface StatusStampProps {
  status: Status;
  label: string;
  /** The stamp on a file's cover: larger, a little askew. */
  large?: boolean;
  className?: string;
}

/** A status as a stamp, everywhere the same; it lands when the status changes before the reader's eyes. */
export function StatusStamp({ status, label, large = false, className }: StatusStampProps) {
  const look = LOOKS[status];
  const Icon = look.icon;
  const [seen, setSeen] = useState({ status, changed: false });
  if (seen.status !== status) setSeen({ status, changed: true });
  return (
    <span
      key={status}
      data-status={status}
      className={cn(
        seen.changed && 'animate-stamp',
        'inline-flex shrink-0 items-center gap-1.5 rounded-sm border-2 font-semibold whitespace-nowrap',
        // More padding above than below: Thai vowel and tone marks are tall.
        large
          ? '-rotate-2 px-4 pt-1.5 pb-1 text-xl leading-8 outline-1 outline-offset-3 outline-current [&_svg]:size-5'
          : 'px-2 pt-0.5 text-sm leading-6 [&_svg]:size-3.5',
        look.classes,
        className,
      )}
    >
      <Icon aria-hidden />
      {label}
    </span>
  );
}
