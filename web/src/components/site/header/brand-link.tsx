import { BrandMark } from '@/components/identity/brand-mark';
import { BrandName } from '@/components/identity/brand-name';
import { cn } from '@/lib/cn';
import { links } from '@/lib/navigation/links';
import { SiteLink } from '../site-link';

/** Seal and name, the way home. */
export function BrandLink({ className }: { className?: string }) {
  return (
    <SiteLink to={links.home} className={cn('flex min-h-11 min-w-0 items-center gap-3', className)}>
      <BrandMark className="size-10 shrink-0 sm:size-11" />
      <span className="bar-name font-heading text-[0.95rem] leading-[1.45] font-semibold text-balance">
        <BrandName />
      </span>
    </SiteLink>
  );
}
