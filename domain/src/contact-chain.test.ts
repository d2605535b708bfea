import { describe, expect, it } from 'vitest';
import { appendContact, emptyDigest, verifyChain, type UnsealedContact } from './contact-chain.ts';
import type { ContactDigest, DebtorContact } from './debtor-contact.ts';

const START = Date.parse('2026-09-14T03:00:00Z');

const entry = (place: number): UnsealedContact => ({
  id: `contact-${place}`,
  case_id: 'c1',
  channel: 'call',
  direction: 'out',
  person: 'debtor',
  began_at: new Date(START + place * 86_400_000),
  recorded_at: new Date(START + place * 86_400_000 + 120_000),
  late_minutes: 2,
  outcome: 'reached',
  counts: true,
  verdict: place === 2 ? 'outside_hours' : 'inside',
  law: { table: 'contact_rules', n: 1 },
  note: 'ลูกหนี้ขอเวลา',
  told: { own_name: true, creditor: true, amount: true, authority_shown: false },
  actor_id: 'p1',
  actor_role: 'partner',
  actor_name: 'สมชาย ใจดี',
});

async function chainOf(count: number): Promise<{ contacts: DebtorContact[]; digest: ContactDigest }> {
  const contacts: DebtorContact[] = [];
  let digest = emptyDigest('c1', new Date(START));
  for (let place = 1; place <= count; place += 1) {
    const added = await appendContact(digest, entry(place), `salt-${place}`);
    contacts.push(added.contact);
    digest = added.digest;
  }
  return { contacts, digest };
}

describe('a chain of contacts', () => {
  it('verifies, and its sums are those of its entries', async () => {
    const { contacts, digest } = await chainOf(4);
    expect(await verifyChain(contacts, digest)).toEqual({ entries: 4, broken: null });
    expect(digest).toMatchObject({ entries: 4, inside: 3, outside_hours: 1, recorded_late: 0 });
    expect(await verifyChain([], null)).toEqual({ entries: 0, broken: null });
  });

  it('has the day of the last contact that counts, also after a correction', async () => {
    const on = async (before: ContactDigest, change: Partial<UnsealedContact>, freed?: string) =>
      (await appendContact(before, { ...entry(1), ...change }, 'salt', freed)).digest;
    const at = (day: string) => ({ began_at: new Date(`${day}T10:00:00+07:00`) });
    const first = await on(emptyDigest('c1', new Date(START)), at('2026-11-24'));
    expect(first.counted_on).toBe('2026-11-24');
    // The day stays used when the correction does not count, and is free when it uses another one.
    expect((await on(first, { ...at('2026-11-24'), counts: false })).counted_on).toBe('2026-11-24');
    expect((await on(first, at('2026-11-20'), '2026-11-24')).counted_on).toBe('2026-11-20');
    expect((await on(first, at('2026-11-20'))).counted_on).toBe('2026-11-24');
  });

  it('breaks at the entry of which any field was changed', async () => {
    const { contacts, digest } = await chainOf(3);
    const second = contacts[1]!;
    const changed: Partial<DebtorContact>[] = [
      { note: 'ลูกหนี้ขอเวลา ' },
      { verdict: 'inside' },
      { began_at: new Date(second.began_at.getTime() + 1) },
      { recorded_at: new Date(second.recorded_at.getTime() + 1) },
      { outcome: 'promised' },
      { channel: 'line' },
      { direction: 'in' },
      { person: 'nominee' },
      { counts: false },
      { late_minutes: 3 },
      { law: { table: 'contact_rules', n: 2 } },
      { told: { ...second.told, authority_shown: true } },
      { corrects: 'contact-1' },
      { actor_id: 'p2' },
      { actor_name: 'สมชาย ใจร้าย' },
      { actor_salt: 'other' },
      { actor_seal: '0'.repeat(64) },
      { actor_erased: true },
      { prev_hash: '' },
      { hash: '0'.repeat(64) },
      { seq: 3 },
      { id: 'other' },
      { case_id: 'c2' },
    ];
    // Every field of the entry is tried, but the role, which has one value.
    expect(new Set(changed.flatMap((one) => Object.keys(one))).size).toBe(
      new Set([...Object.keys(second), 'corrects', 'actor_erased']).size - 1,
    );
    for (const change of changed) {
      const forged = contacts.map((one) => (one === second ? { ...one, ...change } : one));
      expect(await verifyChain(forged, digest)).toEqual({ entries: 3, broken: 2 });
    }
  });

  it('breaks where an entry is missing, in the middle and at the end', async () => {
    const { contacts, digest } = await chainOf(3);
    expect(await verifyChain(contacts.toSpliced(1, 1), digest)).toEqual({ entries: 2, broken: 2 });
    expect(await verifyChain(contacts.slice(0, 2), digest)).toEqual({ entries: 2, broken: 3 });
    expect(await verifyChain([], digest)).toEqual({ entries: 0, broken: 1 });
    expect(await verifyChain(contacts, null)).toEqual({ entries: 3, broken: 4 });
  });

  it('breaks when the sums were changed', async () => {
    const { contacts, digest } = await chainOf(3);
    expect((await verifyChain(contacts, { ...digest, outside_hours: 0, inside: 3 })).broken).toBe(4);
  });

  it('still verifies when a name was erased with its salt', async () => {
    const { contacts, digest } = await chainOf(3);
    const erased = contacts.map((one) => ({
      ...one,
      actor_name: '',
      actor_salt: '',
      actor_erased: true as const,
    }));
    expect(await verifyChain(erased, digest)).toEqual({ entries: 3, broken: null });
  });
});
