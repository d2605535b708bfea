import { QueryClient } from '@tanstack/react-query';

/** Live data arrives through `lib/live.ts`; what is asked for once is not asked again because a window got the focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: 30_000 },
      // The person is asked before anything is sent again.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
