import type { Contact } from '@app/domain/contact';

/** A link stays shorter than this: Windows hands no more than about 2,000 characters to a mail program. */
export const REPLY_LINK_BELOW = 1_900;

const CUT = encodeURIComponent('…');
const LETTERS = new Intl.Segmenter('th', { granularity: 'grapheme' });

/**
 * A `mailto:` link (RFC 6068) that answers a message: its sender, `Re:` its subject, room to write, and the message as
 * a quotation. What does not fit is cut at the end of a letter and ends in "…": the subject at half of the room, the
 * quotation at all that is left. The address is never cut.
 * @param intro the line above the quotation ("On … you wrote:")
 */
export function replyLink(
  { email, subject, message }: Pick<Contact, 'email' | 'subject' | 'message'>,
  intro: string,
): string {
  // `?` and `&` in an address would begin headers of the sender's choice.
  const address = `mailto:${encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@')}`;
  const room = REPLY_LINK_BELOW - 1 - `${address}?subject=&body=`.length;
  if (room < CUT.length * 2) return address;
  // A header is one line.
  const heading = encodeWithin(`Re: ${subject.replace(/[\s\p{Cc}]+/gu, ' ').trim()}`, Math.floor(room / 2));
  const body = encodeWithin(`\n\n${intro}\n${quotationOf(message)}`, room - heading.length);
  return `${address}?subject=${heading}&body=${body}`;
}

function quotationOf(message: string): string {
  return message
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

/** @returns `text` encoded for a link, at most `room` characters of it; its line breaks are those of mail. */
function encodeWithin(text: string, room: number): string {
  const wanted = text.toWellFormed().replaceAll('\n', '\r\n');
  const whole = encodeURIComponent(wanted);
  if (whole.length <= room) return whole;
  let kept = '';
  for (const { segment } of LETTERS.segment(wanted)) {
    const next = encodeURIComponent(segment);
    if (kept.length + next.length + CUT.length > room) break;
    kept += next;
  }
  return kept.replace(/(%20|%0D%0A)+$/, '') + CUT;
}
