import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { internalFault, packageFault, targetOf } from './zones.ts';
import { repositoryPath } from './repository-path.ts';

const create = ESLintUtils.RuleCreator.withoutDocs;

/** Reports every import, export-from and dynamic import that breaks a law of `zones.ts`. */
export const importLaws = create({
  meta: { type: 'problem', schema: [], defaultOptions: [], messages: { broken: '{{law}}: {{specifier}}' } },
  create(context) {
    const file = repositoryPath(context.filename);
    const check = (node: TSESTree.Node, source: TSESTree.Node | null | undefined) => {
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
