import { cn } from '@/lib/cn';
import { SiteLink, type SiteLinkProps } from './site-link';

/** A standalone link, not in a sentence: underlined, and tall enough for a thumb. */
export function TextLink({ className, ...link }: SiteLinkProps) {
  return (
    <SiteLink
      className={cn(
        'inline-block py-0.5 font-medium text-ink underline decoration-brass decoration-1 underline-offset-6 hover:text-seal hover:decoration-2',
        className,
      )}
      {...link}
    />
  );
}
