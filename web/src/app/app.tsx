import type { ReactNode } from 'react';
import { useGeneration } from '@/lib/session';
import { ErrorBoundary } from './error-boundary';
import { LateToaster } from './late-toaster';
import { AppRoutes } from './router';

/** @param inRouter the router of the browser, or the one of the build that knows a single address */
export function App({ inRouter }: { inRouter: (content: ReactNode) => ReactNode }) {
  // The screens are remounted after a sign-out: no component state survives.
  const generation = useGeneration();
  return inRouter(
    <>
      <ErrorBoundary key={generation}>
        <AppRoutes />
      </ErrorBoundary>
      <LateToaster />
    </>,
  );
}
