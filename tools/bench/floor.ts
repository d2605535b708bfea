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

/** One document written, in milliseconds from the write until a listener was told. */
export type FloorSample = {
  /** Told of the document itself. */
  readonly listener: number;
  /** Told of the copy that the bare trigger made of it. */
  readonly trigger: number;
};

export type Floor = {
  readonly sample: () => Promise<FloorSample>;
  readonly close: () => Promise<void>;
};

/**
 * What nothing on these emulators can be faster than: one client writes a document, another listens, and in between is
 * nothing, or a function that copies it (`bare-trigger/`). No browser, no screen, no rules: both clients are the owner.
 * They are two, because a client tells its own listeners of its own writes before the server knows.
 */
export function openFloor(suite: Suite): Floor {
  const clients = [connect(suite, 'writer'), connect(suite, 'reader')] as const;
  const [writer, reader] = clients.map(({ db }) => db) as [Firestore, Firestore];
  let count = 0;
  return {
    async sample() {
      count += 1;
      const id = `sample-${count}`;
      // Both listeners stand before anything is written, as the customer's page does.
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

/** Resolves when the server has answered that the document is missing; `seen` when it is there. */
async function listen(db: Firestore, path: string): Promise<{ seen: Promise<number> }> {
  const seen = Promise.withResolvers<number>();
  const standing = Promise.withResolvers<void>();
  const close = onSnapshot(
    doc(db, path),
    (snapshot) => {
      if (snapshot.exists()) seen.resolve(performance.now());
      else if (!snapshot.metadata.fromCache) standing.resolve();
    },
    (error) => {
      standing.reject(error);
      seen.reject(error);
    },
  );
  const told = within(`a listener to be told of ${path}`, seen.promise).finally(close);
  told.catch(() => undefined); // heard by whoever takes the sample
  await within(`a listener on ${path} to stand`, standing.promise);
  return { seen: told };
}
