import { dayOf } from '@app/domain/calendar';
import { TIME_ZONE } from '@app/domain/codec';
import type { FoldedKind } from '@app/domain/notification';
import {
  thaiFoldedText,
  thaiText,
  type NotificationText,
  type TextSource,
  type ThaiTexts,
} from '@app/domain/notification-text';
import notices from '../../../web/src/i18n/locales/th/lazy/notices.json' with { type: 'json' };
import status from '../../../web/src/i18n/locales/th/status.json' with { type: 'json' };
import type { Unread } from './fold.ts';

/** The website's texts, which the build writes into the functions (decision 185). */
const TEXTS: ThaiTexts = { ...notices, statuses: status.case };

const timeIn = new Intl.DateTimeFormat('th-TH', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});
const momentIn = new Intl.DateTimeFormat('th-TH', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

/** The Thai text that is stored; screens in other languages make theirs from `kind` and `params`. */
export function textOf(source: TextSource): NotificationText {
  return thaiText(TEXTS, source);
}

/** The Thai text of a folded notification. */
export function foldedTextOf(
  kind: FoldedKind,
  { count, since, latest }: Pick<Unread, 'count' | 'since' | 'latest'>,
): NotificationText {
  // Names the day if it differs from the notification's own.
  const from = (dayOf(since) === dayOf(latest) ? timeIn : momentIn).format(since).replace(':', '.');
  return thaiFoldedText(TEXTS, kind, { number: count, since: from });
}
