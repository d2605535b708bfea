import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isPrivate } from '@/lib/navigation/links';

/**
 * One begins each page at its top (requirements section 2), with the eyes and with the keyboard: what had the focus went with the
 * page before, and a browser then starts again at the very first link of the menu, without a word to a screen reader.
 */
export function OnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    // The first page is where its reader has scrolled to: a finished page is read and filled in before React is there,
    // and a button that moves between the pointer going down and up is not pressed.
    if (shown.current !== pathname) window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return giveFocusToContent();
  }, [pathname]);
  // A document that began as a public page (`/login`) keeps that page's policy: from here on it is the portal's.
  return isPrivate(pathname) ? <meta name="referrer" content="no-referrer" /> : null;
}

/** An element that still has the focus (a menu entry, the bell) keeps it. @returns cancels waiting for the content */
function giveFocusToContent(): () => void {
  const isSettled = () => {
    if (document.activeElement !== document.body) return true;
    const content = document.querySelector('main');
    content?.focus({ preventScroll: true });
    return content !== null;
  };
  // While the session is loading there is only a spinner, and no content to focus.
  const wait = new MutationObserver(() => {
    if (isSettled()) wait.disconnect();
  });
  if (!isSettled()) wait.observe(document.body, { childList: true, subtree: true });
  return () => wait.disconnect();
}
