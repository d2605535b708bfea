import { cn } from '@/lib/cn';
import { Button } from '../ui/button';
import { SiteLink, type SiteLinkProps } from './site-link';

interface ButtonLinkProps extends SiteLinkProps {
  variant?: 'seal' | 'ink' | 'outline';
  size?: 'sm' | 'md' | 'lg';
}

/** A link that looks like a button. Its text may break: Thai and English are long on a phone. */
export function ButtonLink({ variant = 'seal', size = 'md', className, ...link }: ButtonLinkProps) {
  return (
    <Button
      asChild
      variant={variant}
      size={size}
      className={cn('max-w-full shrink text-center whitespace-normal', className)}
    >
      <SiteLink {...link} />
    </Button>
  );
}
