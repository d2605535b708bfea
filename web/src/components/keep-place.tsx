import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isReturn, noteView, topLeft } from '@/lib/navigation/return-to';
import { scrollToPart, scrollWhenThere } from '@/lib/page/scroll-when-there';

/** The address of a part of a case's page or of a profile; the fragment of a list holds its search. */
const PART = /^#(case-[a-z]+|papers)$/;

/** Who goes back finds a page as far scrolled as it was; any other page begins at its top (`app/on-navigation.tsx`), or at
 * the part that its address names. */
export function KeepPlace() {
  const { pathname, search, hash, ...location } = useLocation();
  const goesBack = useNavigationType() === NavigationType.Pop || isReturn(location.state);
  const goTo = useEffectEvent(() => {
    const top = goesBack ? topLeft(pathname, { search, hash }) : 0;
    if (top > 0) return scrollWhenThere(top);
    return PART.test(hash) ? scrollToPart(hash.slice(1)) : undefined;
  });
  // Before this page is noted.
  useLayoutEffect(() => goTo(), [pathname, hash]);
  useEffect(() => {
    const note = () => noteView(pathname, { search, hash, top: window.scrollY });
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [pathname, search, hash]);
  return null;
}
