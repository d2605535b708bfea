import { useLanguage } from '@/i18n';
import { cn } from '@/lib/cn';
import { site } from '@/site.config';

/** The firm's number as it is read; a click dials it. */
export function PhoneLink({ className }: { className?: string }) {
  return (
    <a
      href={`tel:${site.phone}`}
      className={cn('whitespace-nowrap figures underline underline-offset-4', className)}
    >
      {site.phoneText[useLanguage()]}
    </a>
  );
}
