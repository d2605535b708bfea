import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';

initializeApp();

/** Copies a document, and does nothing else: what any trigger costs on this machine (see ../floor.ts). */
export const copyDocument = onDocumentWritten(
  { document: 'bench_sources/{id}', region: 'asia-southeast1' },
  async (event) => {
    await getFirestore()
      .doc(`bench_copies/${event.params.id}`)
      .set(event.data?.after.data() ?? {});
  },
);
