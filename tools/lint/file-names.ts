import { defineRule } from '@oxlint/plugins';
import { repositoryPath } from './repository-path.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** Names without meaning, under which unrelated code collects. */
const DRAWERS = /^(utils?|helpers?|misc|common|types)(\.|$)/;

/** A file among a feature's components that is none: it belongs beside that folder. */
const NO_COMPONENT = /^web\/src\/features\/[^/]+\/components\/.*(?<!\.tsx)$/;

/** kebab-case files and folders, no catch-all names, and components alone in a feature's `components`. */
export const fileNames = defineRule({
  meta: {
    type: 'problem',
    messages: {
      kebab: '"{{name}}" is not kebab-case.',
      drawer: '"{{name}}" says nothing; name what is inside.',
      component: '"{{name}}" is no component: move it to the folder of its feature.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const path = repositoryPath(context);
        const names = path.split('/');
        if (NO_COMPONENT.test(path))
          context.report({ node, messageId: 'component', data: { name: names.at(-1) } });
        for (const name of names) {
          if (!KEBAB.test(name)) context.report({ node, messageId: 'kebab', data: { name } });
          if (DRAWERS.test(name)) context.report({ node, messageId: 'drawer', data: { name } });
        }
      },
    };
  },
});
