import type { CaseStatus } from './case.ts';
import { shortCaseId } from './case-id.ts';
import type { FoldedKind, Notification, NotificationKind } from './notification.ts';

/** What a notification's text depends on. */
export type TextSource = Pick<Notification, 'kind' | 'params' | 'link_to'>;
export type NotificationText = Pick<Notification, 'title' | 'message'>;

/** Kinds with one more text for a `state` of their parameters. */
const TOLD_BY_STATE = [
  'case_acceptance_reminder',
  'case_acceptance_declined',
  'case_objection_answered',
  'case_held_resumed',
  'case_decided_reopened',
  'case_decided_corrected',
  'decision_asked_withdrawn',
  'decision_answered_declined',
  'promise_due_late',
  'payment_reported_reversal',
  'payment_answered_reversed',
  'payment_answered_not_reversed',
  'authority_changed_revoked',
  'authority_near_ended',
  'partner_standing_reinstated',
  'partner_standing_reopened',
  'paper_judged_refused',
  'paper_near_ended',
] as const;

/** A key below `kinds` of `notices.json`. */
export type TextKey =
  | NotificationKind
  | (typeof TOLD_BY_STATE)[number]
  | 'case_assigned_partner'
  | 'case_created_imported'
  | 'case_update_questioned'
  | 'payment_disputed';

/**
 * One kind may have several texts: an assignment for the partner, others by what they tell. A kind that is not known, of a newer server,
 * is its own key.
 */
export function textKeyOf<Kind extends string>({
  kind,
  params,
  link_to,
}: Omit<TextSource, 'kind'> & { kind: Kind }): Kind | Exclude<TextKey, NotificationKind> {
  if (kind === 'case_assigned' && link_to?.startsWith('/partner/') === true) return 'case_assigned_partner';
  if (kind === 'case_created' && params['imported'] === true) return 'case_created_imported';
  if (kind === 'case_update_added' && params['wording'] === true) return 'case_update_questioned';
  if (kind === 'payment_answered' && params['answer'] === 'disputed') return 'payment_disputed';
  return TOLD_BY_STATE.find((one) => one === `${kind}_${String(params['state'])}`) ?? kind;
}

/** The case's number, or the beginning of its id; null for a notification about no single case. */
export function caseNameOf({ params }: Pick<Notification, 'params'>): string | null {
  const { case_number: number, case_id: id, count } = params;
  if (typeof count === 'number' && count > 1) return null;
  if (typeof number === 'string' && number.trim() !== '') return number;
  return typeof id === 'string' && id !== '' ? shortCaseId(id) : null;
}

/** The parameters that a text repeats as they are. Neither a debtor's name nor an amount is among them. */
export function namesIn(
  params: Notification['params'],
): Record<'file' | 'company' | 'person' | 'days', string> {
  const text = (name: string) => (typeof params[name] === 'string' ? params[name] : '');
  const { days } = params;
  return {
    file: text('file_name'),
    company: text('company_name'),
    person: text('contact_person'),
    days: typeof days === 'number' ? String(days) : '',
  };
}

/** The Thai texts: `notices.json` and `case` of `status.json` among the website's locales. */
export interface ThaiTexts {
  kinds: Readonly<Record<TextKey, NotificationText>>;
  folded: Readonly<Record<FoldedKind, NotificationText>>;
  statuses: Readonly<Record<CaseStatus, string>>;
}

/** The text that is stored with a notification: what a reader sees in Thai, with the case's name before the message. */
export function thaiText({ kinds, statuses }: ThaiTexts, source: TextSource): NotificationText {
  const { title, message } = kinds[textKeyOf(source)];
  const names = new Map<unknown, string>(Object.entries(statuses));
  const words = { ...namesIn(source.params), status: names.get(source.params['status']) ?? '' };
  const caseName = caseNameOf(source);
  const filled = fill(message, words);
  return { title: fill(title, words), message: caseName === null ? filled : `${caseName} · ${filled}` };
}

/** The stored text of a notification that counts several events. */
export function thaiFoldedText(
  { folded }: ThaiTexts,
  kind: FoldedKind,
  words: { number: number; since: string },
): NotificationText {
  const { title, message } = folded[kind];
  return { title: fill(title, words), message: fill(message, words) };
}

/** Puts words in the place of `{{name}}`, as i18next does on the website. */
function fill(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(words[name] ?? ''));
}
