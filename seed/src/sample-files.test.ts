import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { samplePdf, samplePng } from './sample-files.ts';

it('the cross-reference table of a sample PDF points at its objects', () => {
  const pdf = samplePdf(['Line (one)', 'Line \\ two']).toString('latin1');
  const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
  expect(offsets).toHaveLength(5);
  offsets.forEach((offset, index) => expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(start)).toMatch(/^xref/);
  expect(pdf).toContain('(Line \\(one\\)) Tj');
});

it('the pixels of a sample PNG fill its frame', () => {
  const png = samplePng();
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const data = png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8);
  expect(inflateSync(data)).toHaveLength((width + 1) * height);
});
