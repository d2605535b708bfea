import { readFile } from 'node:fs/promises';
import { lookupsOf } from '../storage/rule-lookups.ts';
import { CEILING, LookupMeter, nameOf, requestsOf } from './lookup-meter.ts';

/**
 * Prints, as one line of JSON, the largest number of documents that any request makes the rules look up, with one such
 * request. `npm run bench` runs it with emulators and the environment of tests/support/env.ts. The tests enforce the limits;
 * this reports the current values.
 */
interface Most {
  documents: number;
  request: string;
}

/** Measured; starts at the limit, since one full round is enough to show that no request needs more. */
async function mostOfFirestore(): Promise<Most> {
  const meter = new LookupMeter(await rulesIn('firestore.rules'));
  try {
    const requests = requestsOf(await meter.openRows());
    let documents = 3;
    let above = await meter.moreThan(documents, requests);
    let example = above[0];
    while (above[0] !== undefined && documents < CEILING) {
      example = above[0];
      documents += 1;
      above = await meter.moreThan(documents, above);
    }
    while (example === undefined && documents > 0) {
      [example] = await meter.moreThan(documents - 1, requests, 1);
      if (example === undefined) documents -= 1;
    }
    return { documents, request: example === undefined ? 'none' : nameOf(example) };
  } finally {
    await meter.leave();
  }
}

/** Parsed from the text: the Storage emulator does not count. */
async function mostOfStorage(): Promise<Most> {
  const allows = lookupsOf(await rulesIn('storage.rules'));
  const [most] = allows.toSorted((a, b) => b.documents.length - a.documents.length);
  if (most === undefined) throw new Error('storage.rules has no allow.');
  return { documents: most.documents.length, request: `storage.rules:${most.line} ${most.operation}` };
}

function rulesIn(file: string): Promise<string> {
  return readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
}

const storage = await mostOfStorage();
process.stdout.write(`${JSON.stringify({ firestore: await mostOfFirestore(), storage })}\n`);
