import { onObjectMetadataUpdated } from 'firebase-functions/v2/storage';
import { environment } from '../lib/env.ts';
import { handle } from '../lib/handle.ts';
import { fileStore } from './file.repo.ts';
import { isPrivate } from './stored-file.ts';
import { withoutFileName } from './sweep.ts';

/**
 * Revokes download links. A reader of an attachment or an export can create one with the SDK; it would work for everyone,
 * without an end, also after the case was handed to another partner. Creating it changes the object's metadata, which
 * triggers this function.
 */
export const revokeLinks = onObjectMetadataUpdated({ bucket: environment.bucket, retry: true }, (event) =>
  handle(
    'revokeLinks',
    { id: event.id, time: event.time, subject: withoutFileName(event.data.name) },
    () => event.data.name,
    async (path) => {
      if (!isPrivate(path)) return { outcome: 'not ours' };
      return { outcome: (await fileStore.revokeLinks(path)) ? 'link revoked' : 'nothing to do' };
    },
  ),
);
