import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { QueryProvider } from './query-provider.tsx';
import { app, auth } from '../firebase/app.ts';
import { db } from '../firebase/firestore.ts';
import { session } from '../session/session.ts';
import { forgetAll } from '../live/reactfire-firestore.ts';

// Reactfire's global observables would show the second person what the first one has read (reactfire#790).
session.onChangeOfPerson(forgetAll);

/** Gives the portal's screens the SDK's instances and the client of their queries. */
export function PortalProviders({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={db}>
          <QueryProvider>{children}</QueryProvider>
        </FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
