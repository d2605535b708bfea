import { dayOf } from './calendar.ts';
import { isOutsideRules, type ContactDigest, type DebtorContact } from './debtor-contact.ts';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Not part of the hash: the hash itself, and what an erasure removes. */
const OUTSIDE = new Set(['hash', 'actor_name', 'actor_salt', 'actor_erased']);

/** The same text for equal values, whatever the order of keys; times in ms of UTC. */
function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}

const sealOf = (salt: string, name: string) => sha256(`${salt}:${name}`);

/** The hash of an entry, which covers the one before it through `prev_hash`. */
function hashOfContact(contact: Omit<DebtorContact, 'hash'> & { hash?: string }): Promise<string> {
  return sha256(canonical(Object.fromEntries(Object.entries(contact).filter(([key]) => !OUTSIDE.has(key)))));
}

/** An entry before it is added to the chain. */
export type UnsealedContact = Omit<
  DebtorContact,
  'seq' | 'hash' | 'prev_hash' | 'actor_salt' | 'actor_seal' | 'actor_erased'
>;

/** The sums of a case without contacts. */
export function emptyDigest(caseId: string, at: Date): ContactDigest {
  const none = { inside: 0, outside_hours: 0, second_that_day: 0, recorded_late: 0, not_gated: 0 };
  return { case_id: caseId, entries: 0, ...none, last_hash: '', updated_at: at };
}

/**
 * Adds an entry to a case's chain.
 * @param digest the case's sums before it
 * @param salt random, at least 16 bytes
 * @param freed the day that the corrected entry had used, where the correction uses another one and no other contact of the case uses it
 * @returns the entry and the sums after it
 */
export async function appendContact(
  digest: ContactDigest,
  contact: UnsealedContact,
  salt: string,
  freed: string | null = null,
): Promise<{ contact: DebtorContact; digest: ContactDigest }> {
  const unsealed = {
    ...contact,
    seq: digest.entries + 1,
    actor_salt: salt,
    actor_seal: await sealOf(salt, contact.actor_name),
    prev_hash: digest.last_hash,
  };
  const sealed = { ...unsealed, hash: await hashOfContact(unsealed) };
  return {
    contact: sealed,
    digest: {
      ...digest,
      entries: sealed.seq,
      [sealed.verdict]: digest[sealed.verdict] + 1,
      last_hash: sealed.hash,
      ...lastOf(digest, sealed, freed),
      updated_at: sealed.recorded_at,
    },
  };
}

/** The last contact that counts, and the last one outside the rules; not part of the chain. */
function lastOf(
  { counted_on, outside_at }: ContactDigest,
  { began_at, recorded_at, counts, verdict }: DebtorContact,
  freed: string | null,
): Pick<ContactDigest, 'counted_on' | 'outside_at'> {
  const day = dayOf(began_at);
  const kept = counted_on === freed ? null : counted_on;
  const counted = counts && day > (kept ?? '') ? day : kept;
  const outside = isOutsideRules(verdict) ? recorded_at : outside_at;
  return {
    ...(counted !== undefined && { counted_on: counted }),
    ...(outside !== undefined && { outside_at: outside }),
  };
}

/** `broken`: the place of the first entry that does not fit; one beyond the last when entries are missing at the end. */
export interface ChainState {
  entries: number;
  broken: number | null;
}

/**
 * Recomputes a case's chain.
 * @param contacts by `seq`
 * @param digest null when the case has none
 */
export async function verifyChain(
  contacts: readonly DebtorContact[],
  digest: ContactDigest | null,
): Promise<ChainState> {
  const entries = contacts.length;
  let sums = emptyDigest('', new Date(0));
  for (const [index, contact] of contacts.entries()) {
    const place = index + 1;
    const fits =
      contact.seq === place &&
      contact.prev_hash === sums.last_hash &&
      contact.hash === (await hashOfContact(contact)) &&
      (contact.actor_erased === true
        ? contact.actor_name === ''
        : contact.actor_seal === (await sealOf(contact.actor_salt, contact.actor_name)));
    if (!fits) return { entries, broken: place };
    sums = {
      ...sums,
      entries: place,
      [contact.verdict]: sums[contact.verdict] + 1,
      last_hash: contact.hash,
    };
  }
  const agrees =
    digest === null
      ? entries === 0
      : (Object.keys(sums) as (keyof ContactDigest)[]).every(
          (key) => key === 'case_id' || key === 'updated_at' || sums[key] === digest[key],
        );
  return { entries, broken: agrees ? null : entries + 1 };
}
