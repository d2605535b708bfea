import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scroll resets on every route change (SPEC section 2). */
export function ScrollToTop() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
