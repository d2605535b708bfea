import { useLanguage } from '@/i18n';
import { formatDateAlone, formatRelative, type DateStyle } from '@/i18n/format';
import { cn } from '@/lib/cn';

interface DateTextProps {
  date: Date;
  style?: DateStyle;
  className?: string;
}

/** A date in the reader's calendar; says how long ago on hover. */
export function DateText({ date, style = 'short', className }: DateTextProps) {
  const language = useLanguage();
  return (
    <time
      dateTime={date.toISOString()}
      title={formatRelative(date, language)}
      className={cn('whitespace-nowrap figures', className)}
    >
      {formatDateAlone(date, language, style)}
    </time>
  );
}
