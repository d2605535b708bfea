import { expect, it } from 'vitest';
import { avatarPathOf } from './avatar.ts';

const PATH = 'avatars/uid-1/1719900000000-ฉัน.png';
const address = (path: string) =>
  `https://firebasestorage.googleapis.com/v0/b/demo.firebasestorage.app/o/${encodeURIComponent(path)}?alt=media`;

it.each([
  ['the path', PATH],
  ['the address', address(PATH)],
  ['the address with a token', `${address(PATH)}&token=abc`],
  ['the emulator’s address', `http://127.0.0.1:9199/v0/b/demo/o/${encodeURIComponent(PATH)}?alt=media`],
])('an own picture is recognised by %s', (_how, url) => {
  expect(avatarPathOf(url, 'uid-1')).toBe(PATH);
});

it.each([
  ['no picture', null],
  ['another account’s picture', address('avatars/uid-2/1719900000000-me.png')],
  ['another site’s picture', 'https://lh3.googleusercontent.com/a/photo.png'],
  ['a folder deeper', address('avatars/uid-1/deep/1719900000000-me.png')],
  ['what cannot be decoded', 'https://example.com/o/%E0%A4%A'],
])('%s is not an own picture', (_what, url) => {
  expect(avatarPathOf(url, 'uid-1')).toBeNull();
});
