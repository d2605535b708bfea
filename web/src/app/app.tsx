import { useInsertionEffect, type ReactNode } from 'react';
import { useGeneration } from '@/lib/session/session';
import { ErrorBoundary } from './error-boundary';
import { LazyToaster } from './lazy-toaster';
import { AppRoutes } from './router';

/** @param inRouter the router of the browser, or the one of the build that knows a single address */
export function App({ inRouter }: { inRouter: (content: ReactNode) => ReactNode }) {
  // The screens are remounted after a sign-out: no component state survives.
  const generation = useGeneration();
  // Set by a frame that was sent with the page, which goes now. React's own frame sets it after this, before the page is painted.
  useInsertionEffect(() => document.documentElement.removeAttribute('data-portal'), []);
  return inRouter(
    <>
      <ErrorBoundary key={generation}>
        <AppRoutes />
      </ErrorBoundary>
      <LazyToaster />
    </>,
  );
}
