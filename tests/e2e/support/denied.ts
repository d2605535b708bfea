import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { environment } from './backstage.ts';

const RULES = fileURLToPath(new URL('../../../firestore.rules', import.meta.url));

type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/**
 * Removes one right of one person from the real rules while `act` runs: the emulator then refuses as production would. All
 * other accounts keep it, since the tests of the other browser run meanwhile.
 * @param right collection (or subcollection) and methods, such as `['cases', 'list']`
 */
export async function denied(
  uid: string,
  right: readonly [string, ...Method[]],
  act: () => Promise<void>,
): Promise<void> {
  const rules = await readFile(RULES, 'utf8');
  const [collection, ...methods] = right;
  await upload(methods.reduce((text, method) => without(text, uid, collection, method), rules));
  try {
    await act();
  } finally {
    await upload(rules);
  }
}

function without(rules: string, uid: string, collection: string, method: Method): string {
  const others = `request.auth == null || request.auth.uid != '${uid}'`;
  const at = rules.indexOf(`match /${collection}/`);
  const changed =
    rules.slice(0, at) +
    rules
      .slice(at)
      .replace(new RegExp(`allow ${method}: if ([^;]*);`), `allow ${method}: if (${others}) && ($1);`);
  if (at === -1 || changed === rules) throw new Error(`The rules grant no ${method} of ${collection}`);
  return changed;
}

async function upload(content: string): Promise<void> {
  const { firestoreHost, projectId } = environment;
  const answer = await fetch(`http://${firestoreHost}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(`The rules were not taken: ${await answer.text()}`);
}
