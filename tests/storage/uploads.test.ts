import { AVATAR_TYPES, CASE_FILE_TYPES, storedFileName } from '@app/domain/file';
import { LIMITS } from '@app/domain/limits';
import { paths, storagePaths } from '@app/domain/paths';
import { ref, uploadBytes, type UploadMetadata } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountDocuments } from '../rules/fixtures.ts';
import { PEOPLE } from '../support/as.ts';
import { StorageFixtures, CONTENT, ofCase, PICTURE, refused } from './storage-fixtures.ts';

const { CO, AD } = PEOPLE;
const TIME_MS = 1_719_900_000_000;

let fixtures: StorageFixtures;
beforeAll(async () => {
  fixtures = await StorageFixtures.open();
});
beforeEach(() => fixtures.begin());
afterAll(() => fixtures.close());

interface Upload {
  name?: string;
  metadata?: UploadMetadata;
  content?: Uint8Array;
}

/** The owner uploads a valid attachment, or one with the test's change. */
async function attach(upload: Upload = {}): Promise<void> {
  const { name = `${TIME_MS}-สัญญา กู้.pdf`, metadata = ofCase('case-new'), content = CONTENT } = upload;
  await uploadBytes(ref(fixtures.as(CO), storagePaths.caseFile(CO.uid, name)), content, metadata);
}

/** The same with a picture of the owner. */
async function portray(upload: Upload = {}): Promise<void> {
  const { name = `${TIME_MS}-ฉัน.png`, metadata = PICTURE, content = CONTENT } = upload;
  await uploadBytes(ref(fixtures.as(CO), storagePaths.avatar(CO.uid, name)), content, metadata);
}

/** The same with an article's picture, by an admin. */
async function illustrate(upload: Upload = {}): Promise<void> {
  const { name = `${TIME_MS}-ปก.png`, metadata = PICTURE, content = CONTENT } = upload;
  await uploadBytes(ref(fixtures.as(AD), storagePaths.blogImage(AD.uid, name)), content, metadata);
}

const typed = (contentType: string) => ({ ...ofCase('case-new'), contentType });

describe('the type of an attachment', () => {
  test.each(CASE_FILE_TYPES)('may be %s', (type) => attach({ metadata: typed(type) }));
  test.each([
    'text/html',
    'image/svg+xml',
    'image/gif',
    'application/pdf; charset=utf-8',
    'APPLICATION/PDF',
    'application/octet-stream',
    'image/png2',
    'text/plain; charset=utf-8',
    'text/plain2',
    'text/csv',
    'text/markdown',
  ])('may not be %s', (type) => refused(attach({ metadata: typed(type) })));
});

describe('the type of an avatar', () => {
  test.each(AVATAR_TYPES)('may be %s', (type) => portray({ metadata: { contentType: type } }));
  test.each(['application/pdf', 'image/svg+xml', 'image/gif'])('may not be %s', (type) =>
    refused(portray({ metadata: { contentType: type } })),
  );
});

describe("the type of an article's picture", () => {
  test.each(AVATAR_TYPES)('may be %s', (type) => illustrate({ metadata: { contentType: type } }));
  test.each(['application/pdf', 'image/svg+xml', 'image/avif'])('may not be %s', (type) =>
    refused(illustrate({ metadata: { contentType: type } })),
  );
});

describe('the role', () => {
  test.each([
    ['an attachment', attach],
    ['an avatar', portray],
  ])('of who stores %s is one of the three', async (_what, store) => {
    await store();
    const [path, profile] = [paths.profile(CO.uid), accountDocuments(CO)[paths.profile(CO.uid)]];
    await fixtures.arrange({ [path]: { ...profile, role: 'x' } });
    await refused(store({ name: `${TIME_MS + 1}-อีกไฟล์.png` }));
  });
});

describe('the size', () => {
  test('of an attachment is not 0', () => refused(attach({ content: new Uint8Array(0) })));
  test('of an attachment may be one byte', () => attach({ content: new Uint8Array(1) }));
  test('of an attachment may be the limit', () => attach({ content: new Uint8Array(LIMITS.caseFileBytes) }));
  test('of an attachment is not a byte above the limit', () =>
    refused(attach({ content: new Uint8Array(LIMITS.caseFileBytes + 1) })));
  test('of a text is not 0', () =>
    refused(attach({ metadata: typed('text/plain'), content: new Uint8Array(0) })));
  test('of a text may be the limit', () =>
    attach({ metadata: typed('text/plain'), content: new Uint8Array(LIMITS.textFileBytes) }));
  test('of a text is not a byte above the limit', async () => {
    const content = new Uint8Array(LIMITS.textFileBytes + 1);
    await refused(attach({ metadata: typed('text/plain'), content }));
    await attach({ content });
  });
  test('of an avatar is not 0', () => refused(portray({ content: new Uint8Array(0) })));
  test('of an avatar may be the limit', () => portray({ content: new Uint8Array(LIMITS.avatarBytes) }));
  test('of an avatar is not a byte above the limit', () =>
    refused(portray({ content: new Uint8Array(LIMITS.avatarBytes + 1) })));
  test("of an article's picture is not 0", () => refused(illustrate({ content: new Uint8Array(0) })));
  test("of an article's picture may be the limit", () =>
    illustrate({ content: new Uint8Array(LIMITS.coverBytes) }));
  test("of an article's picture is not a byte above the limit", () =>
    refused(illustrate({ content: new Uint8Array(LIMITS.coverBytes + 1) })));
});

describe('the name', () => {
  test.each([
    'สัญญา กู้.pdf',
    'สัญญา กู้.pdf'.normalize('NFD'),
    'café.pdf'.normalize('NFD'),
    'CON.pdf',
    '.',
    ' ',
    '合同 (1).pdf',
    '👨‍👩‍👧.png',
    'ตัด\u200bคำ.pdf',
    "'; drop table.pdf",
    '<img onerror=alert(1)>.png',
    'ก'.repeat(LIMITS.fileName),
  ])('may be %j', (name) => attach({ name: `${TIME_MS}-${name}` }));

  test.each([
    ['has no time', 'a.pdf'],
    ['has a short time', '171990000000-a.pdf'],
    ['has a long time', '17199000000000-a.pdf'],
    ['has letters for a time', 'x719900000000-a.pdf'],
    ['has Thai digits for a time', '๑๗๑๙๙๐๐๐๐๐๐๐๐-a.pdf'],
    ['has no hyphen', '1719900000000_a.pdf'],
    ['is nothing but a time', '1719900000000-'],
    ['is a letter too long', `${TIME_MS}-${'ก'.repeat(LIMITS.fileName + 1)}`],
    ['turns the reading direction', `${TIME_MS}-cod\u202efdp.exe`],
    ['has a direction mark', `${TIME_MS}-a\u200eb.pdf`],
    ['isolates a direction', `${TIME_MS}-a\u2067b.pdf`],
    ['has a control character', `${TIME_MS}-a\u0007b.pdf`],
    ['has a C1 control character', `${TIME_MS}-a\u0085b.pdf`],
    ['has a tab', `${TIME_MS}-a\tb.pdf`],
    ['has a line separator', `${TIME_MS}-a\u2028b.pdf`],
    ['has a backslash', `${TIME_MS}-..\\a.pdf`],
    ['is encoded', `${TIME_MS}-%2e%2e%2fa.pdf`],
    ['is encoded once more', `${TIME_MS}-a%252Fb.pdf`],
    ['has a hash', `${TIME_MS}-a#b.pdf`],
    ['has a question mark', `${TIME_MS}-a?b.pdf`],
    ['has a star', `${TIME_MS}-a*.pdf`],
    ['has a bracket', `${TIME_MS}-a[1.pdf`],
    ['has a closing bracket', `${TIME_MS}-a1].pdf`],
  ])('is refused when it %s', (_, name) => refused(attach({ name })));

  test('is refused when it leads into another folder', async () => {
    await refused(attach({ name: `../uid-stranger/${TIME_MS}-a.pdf` }));
    await refused(attach({ name: `deep/${TIME_MS}-a.pdf` }));
  });

  test('that the domain makes of any file name is accepted', async () => {
    const nasty = [
      'a/b\\c.pdf',
      '..',
      '%2e%2e%2f',
      '\u202egnp.pdf',
      '',
      'x'.repeat(500) + '.pdf',
      'a\u0000b',
      '👩‍⚖️'.repeat(90) + '.png',
    ];
    for (const [index, name] of nasty.entries())
      await attach({ name: storedFileName(name, TIME_MS + index) });
    expect.assertions(0);
  });

  test('of an avatar has the same form', async () => {
    await refused(portray({ name: 'me.png' }));
    await portray({ name: `${TIME_MS}-me.png` });
  });

  test("of an article's picture as well", async () => {
    await refused(illustrate({ name: 'cover.png' }));
    await illustrate({ name: `${TIME_MS}-cover.png` });
  });
});

describe('the metadata', () => {
  const { customMetadata, ...withoutCase } = ofCase('case-new');
  const named = (caseId: string) => ({ ...withoutCase, customMetadata: { case_id: caseId } });

  test('must name a case', () => refused(attach({ metadata: withoutCase })));
  test('must name it under the right key', () =>
    refused(attach({ metadata: { ...withoutCase, customMetadata: { caseId: 'case-new' } } })));
  test.each(['', 'a/b', '.', '..', '__case__', 'x'.repeat(129)])(
    'may not name an invalid case id: %j',
    (caseId) => refused(attach({ metadata: named(caseId) })),
  );
  test('may name the longest id that a case may have', () => attach({ metadata: named('x'.repeat(128)) }));
  test('may not contain the mark of a document, whatever its value', async () => {
    for (const document_of of ['case-new', 'case-assigned', '', 'x'])
      await refused(
        attach({ metadata: { ...withoutCase, customMetadata: { ...customMetadata, document_of } } }),
      );
  });
  test('may contain further keys', () =>
    attach({ metadata: { ...withoutCase, customMetadata: { ...customMetadata, note: 'x' } } }));

  const served = (contentDisposition: string) => ({
    contentType: 'application/pdf',
    customMetadata,
    contentDisposition,
  });
  test.each(['attachment', "attachment; filename*=UTF-8''a.pdf", ''])('may set the disposition %j', (value) =>
    attach({ metadata: served(value) }),
  );
  test('may leave the disposition out', () =>
    attach({ metadata: { contentType: 'application/pdf', customMetadata } }));
  test.each(['inline', 'inline; attachment', 'attachments', ' attachment'])(
    'may not set the disposition %j',
    (value) => refused(attach({ metadata: served(value) })),
  );
});

describe('the cache', () => {
  const KINDS = [
    ['an attachment', attach, ofCase('case-new')],
    ['an avatar', portray, PICTURE],
    ["an article's picture", illustrate, PICTURE],
  ] as const;
  const [attachment, ...pictures] = KINDS;
  const cached =
    ([, send, metadata]: (typeof KINDS)[number]) =>
    (cacheControl: string | undefined) =>
      send({ metadata: { ...metadata, cacheControl } });

  test.each([undefined, '', 'private, no-store', 'no-store', 'private,max-age=0', 'no-cache'])(
    'of an attachment may be %j',
    cached(attachment),
  );
  test.each([
    'public',
    'public, max-age=31536000',
    'max-age=60',
    'private, max-age=3600',
    'private, max-age=00',
    'no-store, public',
    's-maxage=60, private',
    'immutable',
    ' private',
  ])('of an attachment may not be %j', (value) => refused(cached(attachment)(value)));

  for (const kind of pictures) {
    test.each([undefined, '', 'public, max-age=604800', 'max-age=60'])(
      `of ${kind[0]} may be %j`,
      cached(kind),
    );
    test.each(['public, max-age=31536000', 'immutable', 'public', 'max-age=60, immutable', 's-maxage=1'])(
      `of ${kind[0]} may not be %j`,
      (value) => refused(cached(kind)(value)),
    );
    const shown = (contentDisposition: string | undefined) =>
      kind[1]({ metadata: { ...kind[2], contentDisposition } });
    test.each([undefined, '', 'inline'])(`${kind[0]} may be served as %j`, shown);
    test.each([
      'attachment',
      'inline; filename=Debt-Statement.zip',
      'attachment; filename="Debt-Statement.zip"',
      'INLINE',
      'x',
    ])(`${kind[0]} may not be served as %j`, (value) => refused(shown(value)));
  }
});

describe('the encoding', () => {
  const KINDS = [
    ['an attachment', attach, ofCase('case-new')],
    ['an avatar', portray, PICTURE],
    ["an article's picture", illustrate, PICTURE],
  ] as const;
  for (const [what, send, metadata] of KINDS) {
    test.each([undefined, '', 'identity'])(`of ${what} may be %j`, (contentEncoding) =>
      send({ metadata: { ...metadata, contentEncoding } }),
    );
    test.each(['gzip', 'br', 'GZIP', 'identity, gzip'])(
      `of ${what} may not be %j, which is unpacked when it is served`,
      (contentEncoding) => refused(send({ metadata: { ...metadata, contentEncoding } })),
    );
  }
});
