import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';

/**
 * A screen that has an id in its address starts from nothing at the next id: the router would keep it, and what was typed or chosen
 * for one case would be saved in another.
 */
export function PerAddress({ children }: { children: ReactNode }) {
  return <Fragment key={Object.values(useParams()).join('/')}>{children}</Fragment>;
}
