import { onObjectMetadataUpdated } from 'firebase-functions/v2/storage';
import { environment } from '../lib/env.ts';
import { handle } from '../lib/handle.ts';
import { fileStore } from './file.repo.ts';
import { isPrivate } from './stored-file.ts';

/**
 * Whoever may read an attachment or an export can have the SDK make a link that works for anybody and for ever, also after
 * the case was handed to another partner. The link is a change of the object's metadata, and is taken back when that is seen.
 */
export const revokeLinks = onObjectMetadataUpdated({ bucket: environment.bucket, retry: true }, (event) =>
  handle(
    'revokeLinks',
    { id: event.id, time: event.time, subject: event.data.name },
    () => event.data.name,
    async (path) => {
      if (!isPrivate(path)) return { outcome: 'not ours' };
      return { outcome: (await fileStore.revokeLinks(path)) ? 'link revoked' : 'nothing to do' };
    },
  ),
);
