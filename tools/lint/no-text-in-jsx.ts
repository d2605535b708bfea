import { defineRule, type ESTree } from '@oxlint/plugins';

const LETTER = /\p{L}/u;
/** Thai, Han, kana and Hangul: a text in some language, anywhere in a component. */
const FOREIGN = /[\u0e01-\u0e3a\u0e40-\u0e5b\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const READ_ALOUD =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label)$/;

/** Every visible or spoken text must come from the locales, so that it exists in all three languages. */
export const noTextInJsx = defineRule({
  meta: {
    type: 'problem',
    messages: { text: 'Put this text into the locales: "{{text}}"' },
  },
  create(context) {
    const reported = new Set<ESTree.Node>();
    const report = (node: ESTree.Node, text: string) => {
      if (reported.has(node)) return;
      reported.add(node);
      context.report({ node, messageId: 'text', data: { text: text.trim().slice(0, 40) } });
    };
    /** Follows a shown expression to its possible literals. */
    const checkShown = (node: ESTree.Node | null | undefined): void => {
      switch (node?.type) {
        case 'Literal':
          if (typeof node.value === 'string' && LETTER.test(node.value)) report(node, node.value);
          return;
        case 'TemplateLiteral': {
          const text = node.quasis.map((quasi) => quasi.value.cooked).join('');
          if (LETTER.test(text)) report(node, text);
          return;
        }
        case 'JSXExpressionContainer':
          return checkShown(node.expression);
        case 'ConditionalExpression':
          checkShown(node.consequent);
          return checkShown(node.alternate);
        case 'LogicalExpression':
          checkShown(node.left);
          return checkShown(node.right);
        case 'BinaryExpression':
          if (node.operator !== '+') return;
          checkShown(node.left);
          return checkShown(node.right);
        default:
      }
    };
    return {
      JSXText: (node) => {
        if (LETTER.test(node.value)) report(node, node.value);
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer': (
        node: ESTree.JSXExpressionContainer,
      ) => checkShown(node),
      JSXAttribute: (node) => {
        if (node.name.type === 'JSXIdentifier' && READ_ALOUD.test(node.name.name)) checkShown(node.value);
      },
      Literal: (node) => {
        if (typeof node.value === 'string' && FOREIGN.test(node.value)) report(node, node.value);
      },
      TemplateElement: (node) => {
        if (FOREIGN.test(node.value.raw)) report(node, node.value.raw);
      },
    };
  },
});
