import type { Case } from '@app/domain/case';
import { paths } from '@app/domain/paths';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { aCase, type Stored } from './builders.ts';

/** Puts a case where tests need one, past the rules; the functions that watch cases do hear of it. */
export async function putCase(
  app: App,
  caseId: string,
  overrides: Partial<Stored<Case>> = {},
): Promise<void> {
  await getFirestore(app).doc(paths.case(caseId)).set(aCase(overrides));
}
