// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAIL_COLOURS } from './mail-sheet';

const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
const NAMES: Record<string, string> = { seal: 'seal-fill', inkSoft: 'ink-soft', onSeal: 'on-seal' };

test.each(Object.entries(MAIL_COLOURS))('the colour %s of mails is that of the site', (name, colour) => {
  expect(tokens).toContain(`--${NAMES[name] ?? name}: light-dark(${colour}, `);
});
