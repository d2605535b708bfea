import { ESLintUtils } from '@typescript-eslint/utils';
import { repositoryPath } from './repository-path.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Names without meaning, under which unrelated code collects. */
const DRAWERS = /^(utils?|helpers?|misc|common|types)(\.|$)/;

const create = ESLintUtils.RuleCreator.withoutDocs;

/** kebab-case files and folders, and no catch-all names. */
export const fileNames = create({
  meta: {
    type: 'problem',
    schema: [],
    defaultOptions: [],
    messages: {
      kebab: '"{{name}}" is not kebab-case.',
      drawer: '"{{name}}" says nothing; name what is inside.',
    },
  },
  create(context) {
    return {
      Program(node) {
        for (const name of repositoryPath(context.filename).split('/')) {
          if (!KEBAB.test(name)) context.report({ node, messageId: 'kebab', data: { name } });
          if (DRAWERS.test(name)) context.report({ node, messageId: 'drawer', data: { name } });
        }
      },
    };
  },
});
