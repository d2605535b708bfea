import type { ComponentType } from 'react';
import type { IslandName } from '@/components/site/island';

/** What each island is. `session` is empty in the static page and filled for those who are signed in. */
export const ISLANDS: Readonly<Record<Exclude<IslandName, 'session'>, () => Promise<ComponentType>>> = {
  newsletter: async () => (await import('@/features/newsletter/components/newsletter-form')).NewsletterForm,
  'contact-form': async () => (await import('@/features/contact/components/contact-form')).ContactForm,
  'limitation-check': async () =>
    (await import('@/features/limitation/components/limitation-check')).LimitationCheck,
  messaging: async () => (await import('@/features/contact/components/messaging-button')).MessagingButton,
};

/** Ids inside an island begin with this, in the static page and in the browser alike: `order` is its place in the page. */
export function islandPrefix(order: number): string {
  return `i${order}-`;
}
