/** How long the link of a mail confirms a subscription, in ms. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;
/** How long a mail and its expired link are kept, in ms: following the link again shows the same result. */
export const KEEP_LINK_MS = 30 * 24 * 3_600_000;
/** How long the proof of a consent is kept after its end, in ms: three years. */
export const KEEP_CONSENT_MS = 3 * 365 * 24 * 3_600_000;

/**
 * The mailbox of an address: most providers deliver `name+tag@…` to `name@…`, and Google ignores dots and has two domains. For limits alone: the
 * address is stored as it was entered.
 */
export function mailboxOf(email: string): string {
  const mailbox = email.replace(/\+[^@]*/, '');
  const [, name] = /^(.*)@(?:gmail|googlemail)\.com$/i.exec(mailbox) ?? [];
  return name === undefined ? mailbox : `${name.replaceAll('.', '')}@gmail.com`;
}

/** The deciding part of an entry of the list; null: there is none. */
export type Entry = { confirmed: boolean } | null;

/**
 * Decides about an address that was entered into the form. The visitor cannot see the result.
 * @param mayMail whether this address got no mail for a day
 */
export function whenSubscribed(entry: Entry, mayMail: boolean): { add: boolean; mail: boolean } {
  // An existing entry is not changed; a confirmed address gets no mail when it is entered again.
  return { add: entry === null, mail: mayMail && entry?.confirmed !== true };
}

/** What the links of a mail can do. */
export interface Link {
  subscriberId: string;
  confirmUntil: Date;
}

/** The result of pressing the page's button. */
export type Followed = { act: 'confirm' | 'end' | 'none'; state: 'done' | 'gone' };

/** The button "confirm": once, within its time, and only while the entry is there. */
export function whenConfirmed(link: Link | null, entry: Entry, now: Date): Followed {
  if (link === null || entry === null) return { act: 'none', state: 'gone' };
  if (entry.confirmed) return { act: 'none', state: 'done' };
  if (now > link.confirmUntil) return { act: 'none', state: 'gone' };
  return { act: 'confirm', state: 'done' };
}

/** The button "unsubscribe": without expiry, idempotent. */
export function whenUnsubscribed(link: Link | null, entry: Entry): Followed {
  if (link === null) return { act: 'none', state: 'gone' };
  return { act: entry === null ? 'none' : 'end', state: 'done' };
}
