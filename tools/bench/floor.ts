import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  onSnapshot,
  setDoc,
  type Firestore,
} from 'firebase/firestore';
import { HOST } from '../emulators/ports.ts';
import type { Suite } from '../emulators/suite.ts';
import { within } from './within.ts';

/** One document written, in milliseconds from the write until a listener was called. */
export type FloorSample = {
  /** Called with the document. */
  readonly listener: number;
  /** Called with the copy that the bare trigger made of it. */
  readonly trigger: number;
};

export type Floor = {
  readonly sample: () => Promise<FloorSample>;
  readonly close: () => Promise<void>;
};

/**
 * The lower bound on these emulators: one client writes a document, another listens, and between them is nothing, or a
 * function that copies it (`bare-trigger/`). No browser, no screen, no rules: both clients are the owner. Two clients,
 * because a client calls its listeners with its own writes before the server has them.
 */
export function openFloor(suite: Suite): Floor {
  const clients = [connect(suite, 'writer'), connect(suite, 'reader')] as const;
  const [writer, reader] = clients.map(({ db }) => db) as [Firestore, Firestore];
  let count = 0;
  return {
    async sample() {
      count += 1;
      const id = `sample-${count}`;
      // Both listeners are attached before the write, as on the customer's page.
      const [source, copy] = await Promise.all([
        listen(reader, `bench_sources/${id}`),
        listen(reader, `bench_copies/${id}`),
      ]);
      const begun = performance.now();
      await setDoc(doc(writer, `bench_sources/${id}`), { count });
      const [listener, trigger] = await Promise.all([source.seen, copy.seen]);
      return { listener: listener - begun, trigger: trigger - begun };
    },
    close: async () => {
      await Promise.all(clients.map(({ app }) => deleteApp(app)));
    },
  };
}

function connect({ project, ports }: Suite, name: string) {
  const app = initializeApp({ projectId: project }, `floor ${name}`);
  const db = initializeFirestore(app, {});
  connectFirestoreEmulator(db, HOST, ports.firestore, { mockUserToken: 'owner' });
  return { app, db };
}

/** Resolves when the server has answered that the document is missing; `seen` when it exists. */
async function listen(db: Firestore, path: string): Promise<{ seen: Promise<number> }> {
  const seen = Promise.withResolvers<number>();
  const attached = Promise.withResolvers<void>();
  const close = onSnapshot(
    doc(db, path),
    (snapshot) => {
      if (snapshot.exists()) seen.resolve(performance.now());
      else if (!snapshot.metadata.fromCache) attached.resolve();
    },
    (error) => {
      attached.reject(error);
      seen.reject(error);
    },
  );
  const called = within(`a listener to be called with ${path}`, seen.promise).finally(close);
  called.catch(() => undefined); // handled by the caller that awaits the sample
  await within(`a listener on ${path} to be attached`, attached.promise);
  return { seen: called };
}
