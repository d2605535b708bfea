import { defineRule } from '@oxlint/plugins';
import { repositoryPath } from './repository-path.ts';

/** The functions' index is their table of contents. */
const CONTENTS = 'functions/src/index.ts';

/** Nothing is exported from another file, so that an import names the file that holds what it imports. */
export const noBarrel = defineRule({
  meta: { type: 'problem', messages: { barrel: 'No barrels: import from the file itself.' } },
  create(context) {
    return {
      ExportAllDeclaration: (node) => context.report({ node, messageId: 'barrel' }),
      ExportNamedDeclaration: (node) => {
        if (node.source !== null && repositoryPath(context) !== CONTENTS)
          context.report({ node, messageId: 'barrel' });
      },
    };
  },
});
