import type { LawStatus } from '@app/domain/law/status';
import {
  Building2,
  Check,
  CircleHelp,
  FileSearch,
  Stamp,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

/** How well a row is known, or that it is a rule of the house; whether a lawyer has confirmed a version. */
export type LawMark = LawStatus | 'house' | 'confirmed' | 'unconfirmed';

/** Colour, frame and sign differ, as those of a status. */
const LOOKS: Record<LawMark, { icon: LucideIcon; classes: string }> = {
  V: { icon: Check, classes: 'border-completed text-completed' },
  P: { icon: FileSearch, classes: 'border-progress text-progress border-dashed' },
  U: { icon: CircleHelp, classes: 'border-rejected text-rejected border-dotted' },
  house: { icon: Building2, classes: 'border-cancelled text-cancelled' },
  confirmed: { icon: Stamp, classes: 'border-completed text-completed border-double border-[3px]' },
  unconfirmed: { icon: TriangleAlert, classes: 'border-rejected text-rejected border-dashed' },
};

export function LawStamp({ mark, className }: { mark: LawMark; className?: string }) {
  const { t } = useTranslation('law');
  const { icon: Icon, classes } = LOOKS[mark];
  return (
    <span
      data-mark={mark}
      className={cn(
        'inline-flex items-center gap-1.5 justify-self-start rounded-sm border-2 px-1.5 pt-px text-sm leading-6 font-semibold',
        classes,
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {t(`law:mark.${mark}`)}
    </span>
  );
}
