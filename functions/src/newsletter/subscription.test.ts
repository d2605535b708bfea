import { describe, expect, it } from 'vitest';
import {
  mailboxOf,
  whenConfirmed,
  whenSubscribed,
  whenUnsubscribed,
  type Entry,
  type Link,
} from './subscription.ts';

const UNTIL = new Date('2026-11-30T00:00:00Z');
const LATER = new Date(UNTIL.getTime() + 1);
const link: Link = { subscriberId: 'a', confirmUntil: UNTIL };
const waiting: Entry = { confirmed: false };
const confirmed: Entry = { confirmed: true };

describe('an address that is entered into the form', () => {
  it('is added, and gets a mail', () => {
    expect(whenSubscribed(null, true)).toEqual({ add: true, mail: true });
  });

  it('is added without a mail when it has just had one', () => {
    expect(whenSubscribed(null, false)).toEqual({ add: true, mail: false });
  });

  it('that is not confirmed gets another mail, and is not changed', () => {
    expect(whenSubscribed(waiting, true)).toEqual({ add: false, mail: true });
    expect(whenSubscribed(waiting, false)).toEqual({ add: false, mail: false });
  });

  it('that is confirmed gets no mail', () => {
    expect(whenSubscribed(confirmed, true)).toEqual({ add: false, mail: false });
  });
});

describe('the button that confirms', () => {
  it('confirms until the link expires, to the millisecond', () => {
    expect(whenConfirmed(link, waiting, UNTIL)).toEqual({ act: 'confirm', state: 'done' });
    expect(whenConfirmed(link, waiting, LATER)).toEqual({ act: 'none', state: 'gone' });
  });

  it('is idempotent, also later', () => {
    expect(whenConfirmed(link, confirmed, UNTIL)).toEqual({ act: 'none', state: 'done' });
    expect(whenConfirmed(link, confirmed, LATER)).toEqual({ act: 'none', state: 'done' });
  });

  it('does not restore an ended subscription, and rejects an unknown link', () => {
    expect(whenConfirmed(link, null, UNTIL)).toEqual({ act: 'none', state: 'gone' });
    expect(whenConfirmed(null, waiting, UNTIL)).toEqual({ act: 'none', state: 'gone' });
  });
});

describe('the button that unsubscribes', () => {
  it('ends the subscription, confirmed or not', () => {
    expect(whenUnsubscribed(link, confirmed)).toEqual({ act: 'end', state: 'done' });
    expect(whenUnsubscribed(link, waiting)).toEqual({ act: 'end', state: 'done' });
  });

  it('is idempotent', () => {
    expect(whenUnsubscribed(link, null)).toEqual({ act: 'none', state: 'done' });
  });

  it('rejects an unknown link', () => {
    expect(whenUnsubscribed(null, confirmed)).toEqual({ act: 'none', state: 'gone' });
  });
});

it.each([
  ['reader@x.co', 'reader@x.co'],
  ['reader+a@x.co', 'reader@x.co'],
  ['reader+a+b@x.co', 'reader@x.co'],
  ['an.other@x.co', 'an.other@x.co'],
  ['an.other@gmail.com', 'another@gmail.com'],
  ['a.n.o.t.h.e.r+b@googlemail.com', 'another@gmail.com'],
  ['an.other@GoogleMail.com', 'another@gmail.com'],
  ['an.other@gmail.com.x.co', 'an.other@gmail.com.x.co'],
  ['an.other@notgmail.com', 'an.other@notgmail.com'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
