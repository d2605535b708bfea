import { testEnvironment } from '../support/env.ts';

export interface Issue {
  severity?: string;
  description?: string;
  sourcePosition?: { line?: number; column?: number };
}

/** Uploads rules to a project of the Firestore emulator. @throws when they do not compile, or compile with a warning */
export async function uploadRules(projectId: string, content: string): Promise<void> {
  const issues = await takeRules(projectId, content);
  if (issues.length === 0) return;
  const lines = issues.map(
    ({ sourcePosition: at, severity, description }) =>
      `${at?.line ?? '?'}:${at?.column ?? '?'} ${severity ?? ''} ${description ?? ''}`,
  );
  throw new Error(`The rules have faults:\n${lines.join('\n')}`);
}

/** The same for rules that may have faults. @returns the faults; rules that do not compile do not take effect */
export async function takeRules(projectId: string, content: string): Promise<readonly Issue[]> {
  const answer = await fetch(address(projectId, 'securityRules'), {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ignore_errors: true, rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The rules were not taken (${answer.status}): ${text}`);
  const { issues = [] } = JSON.parse(text) as { issues?: Issue[] };
  return issues;
}

/** One expression of the rules, how often it had which value, and its subexpressions. */
export interface CoverageNode {
  sourcePosition?: { line?: number; column?: number; currentOffset?: number; endOffset?: number };
  values?: { value?: unknown; count?: number }[];
  children?: CoverageNode[];
}

export interface Coverage {
  rules: { files: { name: string; content: string }[] };
  report?: CoverageNode[];
}

/** Coverage since the last upload. */
export async function readCoverage(projectId: string): Promise<Coverage> {
  const answer = await fetch(address(projectId, 'ruleCoverage'), {
    headers: { Authorization: 'Bearer owner' },
  });
  if (!answer.ok) throw new Error(`No coverage (${answer.status}): ${await answer.text()}`);
  return (await answer.json()) as Coverage;
}

function address(projectId: string, what: string): string {
  return `http://${testEnvironment().firestoreHost}/emulator/v1/projects/${projectId}:${what}`;
}
