import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { environment } from './server.ts';

const RULES = fileURLToPath(new URL('../../../firestore.rules', import.meta.url));

type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A collection (or subcollection) and a method of it. */
export type Right = readonly [collection: string, method: Method];

/**
 * Removes rights of one person from the real rules while `act` runs: the emulator then refuses as production would. All
 * other accounts keep them, since the tests of the other browser run meanwhile. It takes seconds: remove several at once.
 */
export async function withoutRights(
  uid: string,
  rights: readonly Right[],
  act: () => Promise<void>,
): Promise<void> {
  const rules = await readFile(RULES, 'utf8');
  await upload(rights.reduce((text, right) => without(text, uid, right), rules));
  try {
    await act();
  } finally {
    await upload(rules);
  }
}

function without(rules: string, uid: string, [collection, method]: Right): string {
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
