import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { proxyTo } from './to-functions.ts';

const proxy = proxyTo({ project: 'demo-x', functionsPort: 5001 });
const ruleFor = (path: string) =>
  Object.entries(proxy).find(([place]) =>
    place.startsWith('^') ? new RegExp(place).test(path) : path.startsWith(place),
  )?.[1];

it.each([
  ['/api/subscribe', '/demo-x/asia-southeast1/subscribe/api/subscribe'],
  ['/newsletter/confirm?token=a', '/demo-x/asia-southeast1/serveNewsletter/newsletter/confirm?token=a'],
  ['/en/mail/stop?token=a', '/demo-x/asia-southeast1/serveMailLink/en/mail/stop?token=a'],
  ['/zh/newsletter/unsubscribe', '/demo-x/asia-southeast1/serveNewsletter/zh/newsletter/unsubscribe'],
  ['/verify', '/demo-x/asia-southeast1/serveDoor/verify'],
  ['/verify?code=a', '/demo-x/asia-southeast1/serveDoor/verify?code=a'],
  ['/en/verify/ABCD', '/demo-x/asia-southeast1/serveDoor/en/verify/ABCD'],
])('%s goes to its function', (path, expected) => {
  expect(ruleFor(path)?.rewrite(path)).toBe(expected);
});

it('nothing else does', () => {
  for (const path of ['/', '/newsletter', '/verifying', '/contact', '/admin/newsletter-subscriptions'])
    expect(ruleFor(path)).toBeUndefined();
});

it('Hosting hands the same functions on', async () => {
  const hosting = await readFile('firebase.json', 'utf8');
  for (const name of ['submitContact', 'subscribe', 'serveNewsletter', 'serveDoor'])
    expect(hosting).toContain(`"functionId": "${name}"`);
});
