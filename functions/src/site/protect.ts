import * as z from 'zod/mini';
import { readFile } from 'node:fs/promises';

/** Written beside the page renderer when a run or a deployment is prepared (tools/emulators/site-config.ts). */
const HEADERS = new URL('../site/headers.json', import.meta.url);

const headersSchema = z.record(z.string(), z.string());

/** Without that file, a page may load nothing and may not be framed. */
const STRICTEST: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

interface Protected {
  set(headers: Readonly<Record<string, string>>): unknown;
  removeHeader(name: string): unknown;
}

let known: Promise<Readonly<Record<string, string>>> | undefined;

/**
 * Sets the headers of Hosting's pages on a response: the function is also reachable at its own address, without Hosting,
 * and redirects and refusals need them as well. Removes the header that names the framework.
 */
export async function protect(response: Protected): Promise<void> {
  known ??= readHeaders();
  response.set(await known);
  response.removeHeader('X-Powered-By');
}

async function readHeaders(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(HEADERS, 'utf8').catch(() => null);
  return text === null ? STRICTEST : headersSchema.parse(JSON.parse(text));
}
