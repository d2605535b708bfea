import { createRequire } from 'node:module';

// Loaded into the Firebase CLI before it starts. Its Storage emulator does not pass `cacheControl` to the rules
// (firebase-tools 15, lib/emulator/storage/metadata.js, asRulesResource); production does. With this patch the emulator
// decides as production does.
const { StoredFileMetadata } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/storage/metadata.js',
);

const asRulesResource = StoredFileMetadata.prototype.asRulesResource;
StoredFileMetadata.prototype.asRulesResource = function (proposedChanges) {
  const cacheControl =
    proposedChanges?.cacheControl === undefined ? this.cacheControl : proposedChanges.cacheControl;
  return { ...asRulesResource.call(this, proposedChanges), cacheControl };
};
