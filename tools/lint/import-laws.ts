import { defineRule, type ESTree } from '@oxlint/plugins';
import { internalFault, packageFault, targetOf } from './zones.ts';
import { repositoryPath } from './repository-path.ts';

/** Reports every import, export-from and dynamic import that breaks a law of `zones.ts`. */
export const importLaws = defineRule({
  meta: { type: 'problem', messages: { broken: '{{law}}: {{specifier}}' } },
  create(context) {
    const file = repositoryPath(context);
    const check = (node: ESTree.Node, source: ESTree.Node | null | undefined) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const specifier = source.value;
      const target = targetOf(file, specifier);
      const law = target === null ? packageFault(file, specifier) : internalFault(file, target);
      if (law !== null) context.report({ node, messageId: 'broken', data: { law, specifier } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source),
    };
  },
});
