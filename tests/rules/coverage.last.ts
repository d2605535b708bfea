import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { RULES_PROJECTS } from '../support/as.ts';
import { readCoverage, type Coverage, type CoverageNode } from './rules-endpoint.ts';

/**
 * Has the rules suite seen every `allow` both grant and refuse? The emulator has counted since `global-setup.ts` uploaded
 * the rules. This is a separate project in vitest.config.ts, so that it runs after all other files; it is left out when only
 * some files of the suite are run.
 */

const rulesText = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');

interface Allow {
  line: number;
  column: number;
  operation: string;
}

/** Every `allow` whose condition is not a constant, with the place where the condition begins (counted from 1). */
function conditionsOf(text: string): Allow[] {
  return text.split('\n').flatMap((content, index) => {
    const match = /^(\s*allow ([a-z, ]+): if )(?!true;)/.exec(content);
    const [, lead, operation] = match ?? [];
    return lead === undefined || operation === undefined
      ? []
      : [{ line: index + 1, column: lead.length + 1, operation }];
  });
}

function valuesOf(node: CoverageNode | undefined): Set<unknown> {
  return new Set(
    (node?.values ?? []).map(({ value }) =>
      typeof value === 'object' && value !== null && 'boolValue' in value ? value.boolValue : 'no boolean',
    ),
  );
}

/** The outermost expression that begins here; an opening bracket is not counted as part of the expression. */
function nodeAt(report: CoverageNode[], { line, column }: Allow): CoverageNode | undefined {
  return report.find(
    ({ sourcePosition: at }) => at?.line === line && Math.abs((at.column ?? 0) - column) <= 1,
  );
}

let coverage: Coverage;
beforeAll(async () => {
  coverage = await readCoverage(RULES_PROJECTS.counted());
});

test('the counted rules are the shipped ones', () => {
  expect(coverage.rules.files.map(({ content }) => content)).toEqual([rulesText]);
  expect(conditionsOf(rulesText).length).toBeGreaterThan(30);
  expect(rulesText.match(/^\s*allow /gm)?.length).toBe(
    conditionsOf(rulesText).length + (rulesText.match(/^\s*allow [a-z]+: if true;/gm)?.length ?? 0),
  );
});

describe('every allow has granted and refused', () => {
  for (const allow of conditionsOf(rulesText)) {
    test(`firestore.rules:${allow.line} allow ${allow.operation}`, () => {
      const node = nodeAt(coverage.report ?? [], allow);
      expect(node, `no expression at ${allow.line}:${allow.column} in the report`).toBeDefined();
      const values = valuesOf(node);
      expect(values, 'has never granted').toContain(true);
      expect(values, 'has never refused').toContain(false);
    });
  }
});

test('every expression is in the report', () => {
  const silent: string[] = [];
  const visit = (node: CoverageNode) => {
    if ((node.values ?? []).length === 0) {
      const { line, column, currentOffset, endOffset } = node.sourcePosition ?? {};
      const text = rulesText.slice(currentOffset, endOffset);
      // The emulator does not report constants.
      if (text !== 'true') silent.push(`firestore.rules:${line ?? '?'}:${column ?? '?'} ${text}`);
      return;
    }
    node.children?.forEach(visit);
  };
  coverage.report?.forEach(visit);
  expect(silent).toEqual([]);
});
