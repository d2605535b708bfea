import type { ContactVerdict } from '@app/domain/debtor-contact';
import { Check, Clock, Minus, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

/** Colour, frame and sign differ, as those of a status. */
const LOOKS: Record<ContactVerdict, { icon: LucideIcon; classes: string }> = {
  inside: { icon: Check, classes: 'border-completed text-completed border-double border-[3px]' },
  outside_hours: { icon: TriangleAlert, classes: 'border-rejected text-rejected' },
  second_that_day: { icon: TriangleAlert, classes: 'border-rejected text-rejected' },
  recorded_late: { icon: Clock, classes: 'border-progress text-progress border-dashed' },
  not_gated: { icon: Minus, classes: 'border-cancelled text-cancelled border-dotted' },
};

/** What the system says of a contact. */
export function VerdictStamp({ verdict }: { verdict: ContactVerdict }) {
  const { t } = useTranslation('contact-log');
  const { icon: Icon, classes } = LOOKS[verdict];
  return (
    <span
      data-verdict={verdict}
      className={cn(
        'inline-flex items-center gap-1.5 rounded-sm border-2 px-1.5 pt-px text-xs leading-5 font-semibold',
        classes,
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {t(`contact-log:verdict.${verdict}`)}
    </span>
  );
}
