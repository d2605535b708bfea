import { defineRule, type ESTree } from '@oxlint/plugins';

/**
 * Bans `as Case`, `as Case[]` and the like for every type of the domain: data becomes an entity by its schema, which
 * validates it, and not by a cast, which does not.
 */
export const noEntityCast = defineRule({
  meta: {
    type: 'problem',
    messages: { cast: 'Parse it with the schema instead of casting it to {{name}}.' },
  },
  create(context) {
    const entities = new Set<string>();
    return {
      ImportDeclaration(node) {
        if (!node.source.value.startsWith('@app/domain/')) return;
        for (const { local } of node.specifiers) entities.add(local.name);
      },
      TSAsExpression(node) {
        const name = namesIn(node.typeAnnotation).find((candidate) => entities.has(candidate));
        if (name !== undefined) context.report({ node, messageId: 'cast', data: { name } });
      },
    };
  },
});

/** The type, and the element types of an array, a union or `readonly`; not the arguments of generics. */
function namesIn(type: ESTree.TSType): string[] {
  if (type.type === 'TSTypeReference') return type.typeName.type === 'Identifier' ? [type.typeName.name] : [];
  if (type.type === 'TSArrayType') return namesIn(type.elementType);
  if (type.type === 'TSTypeOperator') return namesIn(type.typeAnnotation);
  return type.type === 'TSUnionType' ? type.types.flatMap(namesIn) : [];
}
