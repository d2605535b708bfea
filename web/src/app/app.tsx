import { BrowserRouter } from 'react-router-dom';
import { QueryProvider } from '@/lib/queries';
import { useGeneration } from '@/lib/session';
import { ErrorBoundary } from './error-boundary';
import { PageToaster } from './page-toaster';
import { AppRoutes } from './router';

export function App() {
  // After somebody has left the screens are drawn anew: nothing that a component remembered survives.
  const generation = useGeneration();
  return (
    <QueryProvider>
      <BrowserRouter>
        <ErrorBoundary key={generation}>
          <AppRoutes />
        </ErrorBoundary>
        <PageToaster />
      </BrowserRouter>
    </QueryProvider>
  );
}
