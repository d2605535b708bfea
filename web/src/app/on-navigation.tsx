import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** One begins each page at its top (SPEC section 2). */
export function OnNavigation() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
