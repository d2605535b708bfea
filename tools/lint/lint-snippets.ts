import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRepository } from '../repository.ts';

export type Snippet = readonly [file: string, code: string];

const CONFIGURATION = `import config from ${JSON.stringify(inRepository('oxlint.config.ts'))};
export default { ...config, jsPlugins: [${JSON.stringify(inRepository('tools/lint/plugin.ts'))}] };
`;

/**
 * Runs the repository's own configuration over snippets under made-up names, without types: they belong to no project.
 * @returns the messages of each snippet, each with the rule's name first
 */
export async function lintSnippets(snippets: readonly Snippet[]): Promise<Map<Snippet, string[]>> {
  const root = await mkdtemp(path.join(tmpdir(), 'snippets-'));
  try {
    const results: [Snippet, string[]][] = [];
    for (const [index, files] of inFolders(snippets).entries())
      results.push(...(await lintFolder(path.join(root, String(index)), files)));
    return new Map(results);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Distributes the snippets over folders so that no two in a folder have the same path. */
function inFolders(snippets: readonly Snippet[]): Snippet[][] {
  const folders: Map<string, Snippet>[] = [];
  for (const snippet of snippets) {
    const free = folders.find((folder) => !folder.has(snippet[0]));
    if (free === undefined) folders.push(new Map([[snippet[0], snippet]]));
    else free.set(snippet[0], snippet);
  }
  return folders.map((folder) => [...folder.values()]);
}

async function lintFolder(folder: string, files: readonly Snippet[]): Promise<[Snippet, string[]][]> {
  for (const [file, code] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), code);
  }
  // Oxlint's globs are relative to the folder of the configuration.
  await writeFile(path.join(folder, 'oxlint.config.ts'), CONFIGURATION);
  const program = inRepository('node_modules', 'oxlint', 'bin', 'oxlint');
  const all = [program, '--format', 'json', ...files.map(([file]) => file)];
  const { stdout } = await promisify(execFile)(process.execPath, all, { cwd: folder }).catch(
    (error: unknown) => {
      const { code, stdout } = error as { code?: number; stdout: string };
      // It ends with 1 when it has found something, and prints no JSON when it could not start.
      if (code === 1 && stdout.trimStart().startsWith('{')) return { stdout };
      throw error;
    },
  );
  const { diagnostics, number_of_files } = JSON.parse(stdout) as {
    diagnostics: { code?: string; message: string; filename: string }[];
    number_of_files: number;
  };
  if (number_of_files !== files.length)
    throw new Error(`${number_of_files} of ${files.length} snippets were read.`);
  return files.map((snippet) => [
    snippet,
    diagnostics
      .filter(({ filename }) => filename === snippet[0])
      .map(({ code = '', message }) => `${/\((.*)\)/.exec(code)?.[1] ?? code} ${message}`),
  ]);
}
