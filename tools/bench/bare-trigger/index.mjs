import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';

initializeApp();

/** Only copies a document: the minimal cost of a trigger on this machine (see ../floor.ts). */
export const copyDocument = onDocumentWritten(
  { document: 'bench_sources/{id}', region: 'asia-southeast1' },
  async (event) => {
    await getFirestore()
      .doc(`bench_copies/${event.params.id}`)
      .set(event.data?.after.data() ?? {});
  },
);
