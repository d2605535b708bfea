import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { closeAll } from '../live/live';
import { makeQueryClient } from './query-client';
import { session } from '../session/session';

const client = makeQueryClient();

// On a shared computer the second person finds nothing of the first (security A10).
session.onChangeOfPerson(() => {
  closeAll();
  client.clear();
});

export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
