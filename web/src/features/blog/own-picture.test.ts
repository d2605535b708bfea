import { expect, it, vi } from 'vitest';
import { pictureAddress } from './own-picture';

const settings = vi.hoisted(() => ({
  emulators: null as null | { storage: number },
  firebaseConfig: { storageBucket: 'firm.firebasestorage.app' },
}));
vi.mock('@/lib/firebase/env', () => settings);

const STORED = 'blog-images/admin/1719900000000-ปก.png';
const OBJECT = `/v0/b/firm.firebasestorage.app/o/blog-images%2Fadmin%2F1719900000000-${encodeURIComponent('ปก')}.png?alt=media`;

it('a picture in Storage has an address that needs no token', () => {
  expect(pictureAddress(STORED)).toBe(`https://firebasestorage.googleapis.com${OBJECT}`);
  settings.emulators = { storage: 9199 };
  expect(pictureAddress(STORED)).toBe(`http://127.0.0.1:9199${OBJECT}`);
});

it.each([
  ['https://firebasestorage.googleapis.com/v0/b/x/o/y', true],
  ['/pictures/blog.png', true],
  ['https://evil.example/p.png', false],
  ['https://firebasestorage.googleapis.com.evil.example/p.png', false],
  ['//evil.example/p.png', false],
  ['/\\evil.example/p.png', false],
  ['javascript:alert(1)', false],
  ['../blog-images/x', false],
  ['case-files/owner/1719900000000-secret.png', false],
])('%s is shown: %s', (stored, shown) => {
  expect(pictureAddress(stored)).toBe(shown ? stored : null);
});

it('no picture has no address', () => {
  expect(pictureAddress(null)).toBeNull();
});
