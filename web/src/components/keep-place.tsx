import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isReturn, noteView, topLeft } from '@/lib/navigation/return-to';
import { scrollWhenThere } from '@/lib/navigation/scroll-when-there';

/** Who goes back finds a page as far scrolled as it was; any other page begins at its top (`app/on-navigation.tsx`). */
export function KeepPlace() {
  const { pathname, search, hash, ...location } = useLocation();
  const goesBack = useNavigationType() === NavigationType.Pop || isReturn(location.state);
  const goTo = useEffectEvent(() => {
    const top = goesBack ? topLeft(pathname, { search, hash }) : 0;
    return top === 0 ? undefined : scrollWhenThere(top);
  });
  // Before this page is noted.
  useLayoutEffect(() => goTo(), [pathname]);
  useEffect(() => {
    const note = () => noteView(pathname, { search, hash, top: window.scrollY });
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [pathname, search, hash]);
  return null;
}
