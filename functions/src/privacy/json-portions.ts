/** What Firestore's times and a `Date` have in common. */
function isTime(value: object): value is { toDate(): Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

/** A document's data for JSON: times as RFC 3339 in UTC. */
export function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (isTime(value)) return value.toDate().toISOString();
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}

const encoder = new TextEncoder();

/** One value as a JSON file. */
export async function* jsonFile(value: unknown): AsyncGenerator<Uint8Array> {
  yield encoder.encode(`${JSON.stringify(plain(value), null, 2)}\n`);
}

/** A list as a JSON file, streamed. */
export async function* jsonList(rows: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const row of rows) {
    yield encoder.encode(`${isFirst ? '[\n' : ',\n'}${JSON.stringify(plain(row), null, 2)}`);
    isFirst = false;
  }
  yield encoder.encode(isFirst ? '[]\n' : '\n]\n');
}
