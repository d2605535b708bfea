import { createRequire } from 'node:module';

// Loaded into the Firebase CLI before it starts. Its Storage emulator leaves `cacheControl` out of what it shows to the
// rules (firebase-tools 15, lib/emulator/storage/metadata.js, asRulesResource); production shows it. With this the
// emulators decide as production does.
const { StoredFileMetadata } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/storage/metadata.js',
);

const asRulesResource = StoredFileMetadata.prototype.asRulesResource;
StoredFileMetadata.prototype.asRulesResource = function (proposedChanges) {
  const cacheControl =
    proposedChanges?.cacheControl === undefined ? this.cacheControl : proposedChanges.cacheControl;
  return { ...asRulesResource.call(this, proposedChanges), cacheControl };
};
