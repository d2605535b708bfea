import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { links } from '@/lib/links';
import { session } from '@/lib/session';

/** What happens at every change of page: one begins at its top (SPEC section 2), and who left has arrived. */
export function OnNavigation() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    if (pathname === links.home) session.arriveHome();
  }, [pathname]);
  return null;
}
