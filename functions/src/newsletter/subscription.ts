/** How long the link of a mail confirms a subscription, in ms. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;
/** How long a mail and its link are kept once they are of no use, in ms: who follows it again is told the same. */
export const KEEP_LINK_MS = 30 * 24 * 3_600_000;
/** How long the proof of a consent is kept after its end, in ms: three years. */
export const KEEP_CONSENT_MS = 3 * 365 * 24 * 3_600_000;

/** An entry of the list as far as it decides; null: there is none. */
export type Entry = { confirmed: boolean } | null;

/**
 * What becomes of an address that somebody typed into the form. Nothing of it can be seen from outside.
 * @param mayMail whether this address has had no mail for a day
 */
export function whenSubscribed(entry: Entry, mayMail: boolean): { add: boolean; mail: boolean } {
  // Who is there stays as they are; who has confirmed gets nothing more, whoever types the address.
  return { add: entry === null, mail: mayMail && entry?.confirmed !== true };
}

/** What the links of a mail can do. */
export interface Link {
  subscriberId: string;
  confirmUntil: Date;
}

/** What a press of the button on the page comes to. */
export type Followed = { act: 'confirm' | 'end' | 'none'; state: 'done' | 'gone' };

/** The button "confirm": once, within its time, and only while the entry is there. */
export function whenConfirmed(link: Link | null, entry: Entry, now: Date): Followed {
  if (link === null || entry === null) return { act: 'none', state: 'gone' };
  if (entry.confirmed) return { act: 'none', state: 'done' };
  if (now > link.confirmUntil) return { act: 'none', state: 'gone' };
  return { act: 'confirm', state: 'done' };
}

/** The button "unsubscribe": of no set time, and done twice it is done. */
export function whenUnsubscribed(link: Link | null, entry: Entry): Followed {
  if (link === null) return { act: 'none', state: 'gone' };
  return { act: entry === null ? 'none' : 'end', state: 'done' };
}
