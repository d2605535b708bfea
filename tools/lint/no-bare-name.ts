import { defineRule, type ESTree } from '@oxlint/plugins';

/** The fields of documents that hold the name of a person or company. */
const NAME = /^(debtor_name|company_name|contact_person|full_name|author_name|actor_name|client_name)$/;
/** Where a page or a row of facts takes what it shows. */
const SHOWN = /^(eyebrow|value|detail)$/;

/** A name is shown through `NameText`, or in a sentence through `NamesIn`, so that its lines end at its spaces. */
export const noBareName = defineRule({
  meta: {
    type: 'problem',
    messages: { name: 'Show this name through NameText, or its sentence through NamesIn' },
  },
  create(context) {
    /** Follows a shown expression to the names in it. */
    const check = (node: ESTree.Node | null | undefined): void => {
      switch (node?.type) {
        case 'Identifier':
          if (NAME.test(node.name)) context.report({ node, messageId: 'name' });
          return;
        case 'MemberExpression':
          return check(node.property);
        case 'ChainExpression':
        case 'JSXExpressionContainer':
          return check(node.expression);
        case 'ConditionalExpression':
          check(node.consequent);
          return check(node.alternate);
        case 'LogicalExpression':
          check(node.left);
          return check(node.right);
        case 'TemplateLiteral':
          return node.expressions.forEach(check);
        case 'CallExpression':
          // t('key', { company: partner.company_name })
          return node.arguments.forEach(check);
        case 'ObjectExpression':
          return node.properties.forEach((each) => each.type === 'Property' && check(each.value));
        default:
      }
    };
    return {
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer': (
        node: ESTree.JSXExpressionContainer,
      ) => {
        if (!isOption(node.parent)) check(node);
      },
      JSXAttribute: (node) => {
        if (node.name.type === 'JSXIdentifier' && SHOWN.test(node.name.name)) check(node.value);
      },
      Property: (node) => {
        if (node.key.type === 'Identifier' && SHOWN.test(node.key.name)) check(node.value);
      },
    };
  },
});

/** The browser shows it on one line, and takes a text alone. */
function isOption(node: ESTree.Node): boolean {
  return (
    node.type === 'JSXElement' &&
    node.openingElement.name.type === 'JSXIdentifier' &&
    node.openingElement.name.name === 'option'
  );
}
