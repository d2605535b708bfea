import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onCall } from 'firebase-functions/v2/https';

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

/** Answers nothing to a signed-in caller: the minimal cost of a callable on this machine (see ../reserve.bench.ts). */
export const answerNothing = onCall({ region: 'asia-southeast1' }, () => ({}));
