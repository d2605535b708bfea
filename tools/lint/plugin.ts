import { definePlugin } from '@oxlint/plugins';
import { fileNames } from './file-names.ts';
import { importLaws } from './import-laws.ts';
import { noBareName } from './no-bare-name.ts';
import { noBarrel } from './no-barrel.ts';
import { noEntityCast } from './no-entity-cast.ts';
import { noTextInJsx } from './no-text-in-jsx.ts';

/** The laws of this repository; each is shown to fail in laws.test.ts. Oxlint wants a plugin as the default export. */
export default definePlugin({
  meta: { name: 'house' },
  rules: {
    'file-names': fileNames,
    'import-laws': importLaws,
    'no-bare-name': noBareName,
    'no-barrel': noBarrel,
    'no-entity-cast': noEntityCast,
    'no-text-in-jsx': noTextInJsx,
  },
});
