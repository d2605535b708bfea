import { dayOf } from '@app/domain/calendar';
import type { Language } from '@app/domain/language';
import { caseNameOf, namesIn, textKeyOf } from '@app/domain/notification-text';
import { formatDate } from '@/i18n/format';
import { knownKey } from '@/i18n/known-key';
import type { Translate } from '@/i18n/typed-keys';
import type { Notification } from './notification';

/** What a text is made of. */
type Source = Omit<Notification, 'id' | 'user_id' | 'is_read'>;

interface Text extends Pick<Notification, 'title' | 'message'> {
  /** The case that it is about, as people call it; null for one about no single case. */
  caseName: string | null;
  /** That the message may contain. */
  names: readonly string[];
}

/**
 * A notification in the language in use, from its kind and raw values (contract, Data). A kind that this client does
 * not know yet is shown in the Thai that the server wrote, which names the case.
 */
export function notificationText(t: Translate, notification: Source, language: Language): Text {
  const { params, title, message } = notification;
  if (typeof params['count'] === 'number' && params['count'] > 1)
    return foldedText(t, notification, params['count'], language);
  const status =
    typeof params['status'] === 'string'
      ? t(knownKey(`status:case.${params['status']}`), { defaultValue: '' })
      : '';
  const key = textKeyOf(notification);
  const words = namesIn(params);
  const names = [words.company, words.person];
  const known = t(knownKey(`notices:kinds.${key}.title`), { defaultValue: '' });
  if (known === '') return { title, message, caseName: null, names };
  return {
    title: known,
    message: t(knownKey(`notices:kinds.${key}.message`), {
      defaultValue: message,
      status,
      ...words,
    }),
    caseName: caseNameOf(notification),
    names,
  };
}

/** One that counts events: how many, and since when; with the day when that is not the notification's own. */
function foldedText(
  t: Translate,
  { kind, params, created_at, title, message }: Source,
  number: number,
  language: Language,
): Text {
  const since = new Date(typeof params['since'] === 'string' ? params['since'] : created_at);
  const first = Number.isNaN(since.getTime()) ? created_at : since;
  const style = dayOf(first) === dayOf(created_at) ? 'time' : 'dayTime';
  return {
    title: t(knownKey(`notices:folded.${kind}.title`), { defaultValue: title }),
    message: t(knownKey(`notices:folded.${kind}.message`), {
      defaultValue: message,
      number,
      since: formatDate(first, language, style),
    }),
    caseName: null,
    names: [],
  };
}
