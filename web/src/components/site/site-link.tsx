import type { ComponentProps } from 'react';
import { useLanguage } from '@/i18n';
import { localePath } from '@/lib/navigation/locale-path';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** One of `links`, without a language. */
  to: string;
}

/** A link that keeps the page's language. */
export function SiteLink({ to, ...anchor }: SiteLinkProps) {
  return <a href={localePath(to, useLanguage())} {...anchor} />;
}
