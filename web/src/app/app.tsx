import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { useSession } from '@/lib/session';
import { ErrorBoundary } from './error-boundary';
import { PageToaster } from './page-toaster';
import { AppRoutes } from './router';

export function App({ queries }: { queries: QueryClient }) {
  const now = useSession();
  // A new person gets new screens: nothing that a component remembered of the last one survives.
  const person = 'uid' in now ? now.uid : 'nobody';
  return (
    <ErrorBoundary key={person}>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <AppRoutes key={person} />
          <PageToaster />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
