import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ArchiveEntry, zipOf } from './zip-archive.ts';

async function* bytes(...portions: Uint8Array[]) {
  for (const portion of portions) yield await Promise.resolve(portion);
}
async function* entries(...all: ArchiveEntry[]) {
  for (const entry of all) yield await Promise.resolve(entry);
}
async function collect(portions: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const portion of portions) all.push(portion);
  return Buffer.concat(all);
}
const text = (words: string) => new TextEncoder().encode(words);

it('an archive contains its files byte for byte, with Thai names, empty and large ones', async () => {
  const large = new Uint8Array(5 * 1024 * 1024).map((_, at) => (at * 7) % 251);
  const archive = await collect(
    zipOf(
      entries(
        { path: 'profile.json', compress: true, content: bytes(text('{"ชื่อ":'), text('"ก"}')) },
        { path: 'files/สัญญากู้.pdf', compress: false, content: bytes(large) },
        { path: 'empty.json', compress: true, content: bytes() },
      ),
    ),
  );
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual(['profile.json', 'files/สัญญากู้.pdf', 'empty.json']);
  expect(strFromU8(files['profile.json'] ?? new Uint8Array())).toBe('{"ชื่อ":"ก"}');
  expect(Buffer.from(files['files/สัญญากู้.pdf'] ?? []).equals(Buffer.from(large))).toBe(true);
  expect(files['empty.json']).toHaveLength(0);
});

it('is streamed: no more is read than was consumed', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield await Promise.resolve(new Uint8Array(64 * 1024));
    }
  }
  const portions = zipOf(entries({ path: 'a', compress: false, content: endless() }));
  for (let taken = 0; taken < 10; taken++) await portions.next();
  expect(read).toBeLessThan(30);
});

it('fails if an entry cannot be read', async () => {
  async function* broken() {
    yield await Promise.resolve(text('a'));
    throw new Error('gone');
  }
  await expect(collect(zipOf(entries({ path: 'a', compress: true, content: broken() })))).rejects.toThrow(
    'gone',
  );
});
