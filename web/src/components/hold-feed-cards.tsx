import { useEffect } from 'react';
import { toasts } from '@/lib/command/toast';

/** While it is rendered, cards of the feed are held back. For dialogs and menus: a card lies above them and would take their Escape key. */
export function HoldFeedCards() {
  useEffect(() => toasts.holdCards(), []);
  return null;
}
