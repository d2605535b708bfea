import type { Case } from '@app/domain/case';
import { paths } from '@app/domain/paths';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { aCase, type Stored } from './builders.ts';

/** Writes a case for tests, bypassing the rules; triggers on cases do run. */
export async function putCase(
  app: App,
  caseId: string,
  overrides: Partial<Stored<Case>> = {},
): Promise<void> {
  await getFirestore(app).doc(paths.case(caseId)).set(aCase(overrides));
}
