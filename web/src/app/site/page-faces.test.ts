import { expect, it } from 'vitest';
import { facesFor } from './page-faces';

const FACES = { thai: 'T', latin: 'L' };

it('gives a page the faces of its language', () => {
  expect(facesFor('<h1>ทวงหนี้ตามกฎหมาย</h1>', 'th', FACES)).toBe('T');
  expect(facesFor('<h1>Debt collection</h1><p>ไทย</p>', 'en', FACES)).toBe('L');
  expect(facesFor('<h1>催收欠款</h1>', 'zh', FACES)).toBe('L');
});

it('adds Thai to a page in another language that has a Thai heading', () => {
  expect(facesFor('<h1 lang="th"><span>อายุความหนี้</span></h1>', 'en', FACES)).toBe('LT');
});
