import ts from 'typescript';

/**
 * The translation keys in one source file: the arguments of `t(...)`, `i18next.t(...)` and `knownKey(...)`, and every
 * other text of the form `namespace:key`, so that keys kept in constants count too. A key without a namespace belongs to
 * one of those that the file names in `useTranslation(...)`, `TFunction<...>` or `KeyOf<...>`, be it by a template
 * (`page-${id}`), else to `common`. That a key exists is TypeScript's to check (`web/src/i18n/typed-keys.ts`).
 * @param namespaces the locale files' names
 * @returns what matches the full keys (`cases:form.title`); the holes of a template literal match anything
 */
export function usedKeys(fileName: string, source: string, namespaces: readonly string[]): RegExp[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const own = namespacesNamedIn(file, namespaces);
  const named = new RegExp(`^(${namespaces.map(escape).join('|')}):\\S`);
  const isQualified = (parts: readonly string[]) => named.test(parts.join('_'));
  const found: RegExp[] = [];

  const add = (parts: readonly string[]) => {
    const body = parts.map(escape).join('.+');
    const scope = isQualified(parts) ? '' : `(${own.map(escape).join('|')}):`;
    found.push(new RegExp(`^${scope}${body}$`));
  };
  /** Adds the argument of a call: literals, templates, and both branches of a ternary; anything else is no literal key. */
  const addArgument = (node: ts.Node | undefined): void => {
    if (node === undefined) return;
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return addArgument(node.expression);
    if (ts.isConditionalExpression(node)) {
      addArgument(node.whenTrue);
      return addArgument(node.whenFalse);
    }
    const parts = textParts(node);
    if (parts !== null && !isQualified(parts)) add(parts);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTranslate(node.expression)) addArgument(node.arguments[0]);
    const parts = textParts(node);
    if (parts !== null && isQualified(parts)) add(parts);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** A source without its comments, which may quote Thai letters. */
export function withoutComments(fileName: string, source: string): string {
  const compilerOptions = { removeComments: true, jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest };
  return ts.transpileModule(source, { fileName, compilerOptions }).outputText;
}

/** `t`, `tStatus` and the like, `i18next.t`, and `knownKey`. */
function isTranslate(callee: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
  return ts.isIdentifier(name) && /^(t([A-Z]\w*)?|knownKey)$/.test(name.text);
}

/** The literal parts of a text, with a hole between each two; null if it is not a text. */
function textParts(node: ts.Node): string[] | null {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
}

function namespacesNamedIn(file: ts.SourceFile, namespaces: readonly string[]): string[] {
  const named = new Set<string>();
  const collect = (node: ts.Node): void => {
    for (const namespace of namespacesLike(node, namespaces)) named.add(namespace);
    node.forEachChild(collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(useTranslation|getFixedT)$/.test(node.expression.getText()))
      collect(node);
    if (ts.isTypeReferenceNode(node) && /^(TFunction|KeyOf)$/.test(node.typeName.getText())) collect(node);
    node.forEachChild(visit);
  };
  visit(file);
  return named.size > 0 ? [...named] : ['common'];
}

/** The namespace that a text or a type names, or all that match a template with a fixed prefix. */
function namespacesLike(node: ts.Node, namespaces: readonly string[]): readonly string[] {
  const parts = ts.isTemplateLiteralTypeNode(node)
    ? [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
    : textParts(node);
  if (parts === null || parts[0] === '') return [];
  const pattern = new RegExp(`^${parts.map(escape).join('.+')}$`);
  return namespaces.filter((namespace) => pattern.test(namespace));
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
