// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = path.join(import.meta.dirname, '..');
/** A row that is laid out as a card on a phone. */
const CARD = /<tr\b[^>]*\bmax-\w+:(?:grid|flex|block)\b/;
const PARTS = /<(?:table|thead|tbody|tfoot|tr|th|td)\b(?:=>|[^>])*>/g;

/** Browsers drop what a table says about its rows and columns where they are laid out otherwise. */
it('a table whose rows are cards on a phone names the role of each part', async () => {
  const names = (await readdir(SOURCE, { recursive: true })).filter((name) => name.endsWith('.tsx'));
  const found: string[] = [];
  let cards = 0;
  for (const name of names) {
    const text = await readFile(path.join(SOURCE, name), 'utf8');
    if (!CARD.test(text)) continue;
    cards += 1;
    for (const [part] of text.matchAll(PARTS)) if (!part.includes('role=')) found.push(`${name}: ${part}`);
  }
  expect(cards).toBeGreaterThan(5);
  expect(found).toEqual([]);
});
