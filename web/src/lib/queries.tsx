import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { connections } from './live';
import { session } from './session';

/** Live data arrives through `lib/live.ts`; what is asked for once is not asked again because a window got the focus. */
const client = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: 30_000 },
    // The person is asked before anything is sent again.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// On a shared computer the second person finds nothing of the first (security A10).
session.onChangeOfPerson(() => {
  connections.closeAll();
  client.clear();
});

export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
