import { createHash } from 'node:crypto';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { caseDocumentSchema } from '@app/domain/case-document';
import { paths } from '@app/domain/paths';
import { countStoredFile } from '../budget/file-budget.repo.ts';
import { keepWithinBudget } from '../budget/keep-within-budget.ts';
import { raiseStageByDocument } from '../case-life/raise-stage.effect.ts';
import { checkDeps } from '../file/check-deps.ts';
import { type Created, sideBySide } from '../lib/effect.ts';
import { handle, infoOf, paramOf } from '../lib/handle.ts';
import { removeDocument } from './document.repo.ts';
import { keepDocument } from './keep-document.ts';
import { tellOfDocument } from './tell-of-document.effect.ts';
import * as z from 'zod/mini';

const written = z.pick(caseDocumentSchema, { user_id: true, path: true, created_at: true });

/**
 * Binds the file of a new document, then records it and notifies; one without a valid file, or beyond its author's budget, is
 * removed.
 */
export const followDocument = onDocumentCreated(
  { document: paths.caseDocument('{caseId}', '{documentId}'), retry: true },
  async (event) => {
    if (!(await keepWithinBudget('documents', event))) return;
    if (await isKept(event)) await sideBySide(event, [tellOfDocument, raiseStageByDocument]);
  },
);

async function isKept(event: Created): Promise<boolean> {
  let kept = false;
  await handle(
    'keepDocument',
    infoOf(event),
    () => ({ caseId: paramOf(event, 'caseId'), added: written.parse(event.data?.data()) }),
    async ({ caseId, added: { user_id, path, created_at } }) => {
      const documentPath = event.document;
      // As the upload itself (checkStoredFile), so that documents without files are limited too.
      const key = createHash('sha256').update(documentPath).digest('base64url').slice(0, 22);
      await countStoredFile(user_id, { key, size: 0, at: created_at });
      const deps = { ...checkDeps, documents: { remove: removeDocument } };
      kept = await keepDocument(deps, { caseId, documentPath, path });
      return { outcome: kept ? 'bound' : 'removed', caseId };
    },
  );
  return kept;
}
