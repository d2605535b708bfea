import { expect, it } from 'vitest';
import type { Language } from '@app/domain/language';
import { readHtml, writeHtml } from './html-tree';
import { addFaces } from './page-faces';

const FACES = { thai: 'T', latin: 'L' };
const page = (content: string) => `<head><script>first()</script></head><body>${content}</body>`;
function withFaces(html: string, language: Language, faces = FACES): string {
  const document = readHtml(html);
  addFaces(document, language, faces);
  return writeHtml(document);
}
const facesIn = (html: string) => {
  const [before = ''] = html.split('<script>');
  const asked = [...before.matchAll(/<link rel="preload"[^>]* href="(\w+)"/g)]
    .map(([, file]) => file)
    .join('');
  const declared = [...before.matchAll(/url\((\w+)\)/g)].map(([, file]) => file).join('');
  return asked === declared ? asked : `${asked} and ${declared}`;
};

it('gives a page the faces of its language, before the script that has them read', () => {
  expect(facesIn(withFaces(page('<h1>ทวงหนี้ตามกฎหมาย</h1>'), 'th'))).toBe('T');
  expect(facesIn(withFaces(page('<h1>Debt collection</h1><p>ไทย</p>'), 'en'))).toBe('L');
  expect(facesIn(withFaces(page('<h1>催收欠款</h1>'), 'zh'))).toBe('L');
});

it('adds the Thai faces where a heading is Thai', () => {
  const html = page('<h1 lang="th"><span>อายุความหนี้</span></h1>');
  expect(facesIn(withFaces(html, 'en'))).toBe('LT');
});

it('leaves a page of the dev server as it is', () => {
  expect(withFaces(page(''), 'th', { thai: '', latin: '' })).toContain(
    '<head><script>first()</script></head>',
  );
});
