import { useLayoutEffect, useRef } from 'react';
import { browserStorage } from '../browser-storage';

/** In this browser; present when keys without a modifier do nothing (WCAG 2.2, 2.1.4: speech input presses them by chance). */
const KEY = 'single-keys';

/** Whether shortcuts of one key without a modifier work. */
export const areKeysOn = () => browserStorage.read(KEY) !== 'off';

/** Switches the shortcuts of one key on or off, in this browser. */
export const switchKeys = (isOn: boolean) => browserStorage.write(KEY, isOn ? null : 'off');

/** `mod` is ⌘ on a Mac and Ctrl elsewhere. */
export type Shortcut = '/' | 'j' | 'k' | 'mod+s' | 'mod+k';

/**
 * A key for the whole screen. Plain keys rest while somebody types, and can be switched off; no key works under a dialog or while an input method
 * is composing.
 * @param run null: the key does nothing for the moment
 */
export function useShortcut(shortcut: Shortcut, run: (() => void) | null): void {
  const newest = useRef(run);
  // Not after the paint: what is seen can be worked with.
  useLayoutEffect(() => {
    newest.current = run;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        newest.current === null ||
        event.isComposing ||
        event.defaultPrevented ||
        !isPressed(shortcut, event)
      )
        return;
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      event.preventDefault();
      newest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [shortcut]);
}

function isPressed(shortcut: Shortcut, event: KeyboardEvent): boolean {
  const mod = event.metaKey || event.ctrlKey;
  // The place of the key counts too: a Thai keyboard has no Latin letters.
  if (shortcut === 'mod+s' || shortcut === 'mod+k') {
    const key = shortcut === 'mod+s' ? 's' : 'k';
    return mod && !event.altKey && (event.key === key || event.code === `Key${key.toUpperCase()}`);
  }
  if (mod || event.altKey || isTyping(event.target) || !areKeysOn()) return false;
  const code = { '/': 'Slash', j: 'KeyJ', k: 'KeyK' }[shortcut];
  return event.key === shortcut || (event.code === code && !event.shiftKey);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}
