import { useEffect } from 'react';
import { toasts } from '@/lib/command/toast';

/** Holds back cards of the feed while it is rendered, in what Escape closes: a card above would take the key. */
export function WithoutNews() {
  useEffect(() => toasts.holdCards(), []);
  return null;
}
