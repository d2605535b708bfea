import { useMemo, type ReactNode } from 'react';
import { Router, type Navigator, type To } from 'react-router-dom';
import { LeavesDocument } from './leaves-document';

/** Addresses as the router gives them: a path, or its parts. */
function hrefOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

const NAVIGATOR: Navigator = {
  createHref: hrefOf,
  push: (to) => location.assign(hrefOf(to)),
  replace: (to) => location.replace(hrefOf(to)),
  go: (steps) => history.go(steps),
};

/** For the portal's parts on a public page: their links lead to other documents. */
export function DocumentRouter({ children }: { children: ReactNode }) {
  const here = useMemo(() => location.pathname + location.search, []);
  return (
    <LeavesDocument value>
      <Router location={here} navigator={NAVIGATOR}>
        {children}
      </Router>
    </LeavesDocument>
  );
}
