import { environment, type Server } from './server.ts';

interface Found {
  document?: { name: string; fields?: object };
}

/**
 * Every document of a project with all its subcollections, as text by path, without a list of collections: one query over
 * all descendants of the database, which the Admin SDK offers only inside `recursiveDelete`.
 */
export async function wholeDatabase({ project }: Server): Promise<Map<string, string>> {
  const documents = `projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`http://${environment.firestoreHost}/v1/${documents}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  if (!answer.ok) throw new Error(`The database was not read (${answer.status}): ${await answer.text()}`);
  const found = (await answer.json()) as Found[];
  return new Map(
    found.flatMap(({ document }) =>
      document === undefined
        ? []
        : [[document.name.slice(documents.length + 1), JSON.stringify(document.fields ?? {})]],
    ),
  );
}

/** The paths of all documents whose content or path contains one of the words. */
export async function pathsHolding(server: Server, words: readonly string[]): Promise<string[]> {
  const all = await wholeDatabase(server);
  return [...all]
    .filter(([path, text]) => words.some((word) => path.includes(word) || text.includes(word)))
    .map(([path]) => path)
    .sort();
}
