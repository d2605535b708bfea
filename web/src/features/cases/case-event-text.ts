import { startOf } from '@app/domain/calendar';
import type { CaseEvent } from '@app/domain/case-event';
import { LOCALE_TAGS } from '@app/domain/language';
import type { CaseReader } from '@app/domain/roles';
import type { TFunction } from 'i18next';
import { currentLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';

/** The user whose page shows the history. */
export interface Reader extends CaseReader {
  /** The company of a partner id, for admins; undefined while it is not known. */
  partnerName?: (partnerId: string) => string | undefined;
}

/** What happened, as a sentence for this reader: a partner is "you" to itself, and a company's name is for admins alone. */
export function eventSentence(t: TFunction, event: CaseEvent, reader: Reader): string {
  const count = event.file_count ?? 0;
  switch (event.kind) {
    case 'case_created':
      return count > 0 ? t('cases:history.createdWithFiles', { count }) : t('cases:history.created');
    case 'status_changed':
      return t('cases:history.statusChanged');
    case 'assigned':
      return t(`cases:history.assigned.${partyOf(event.to_partner_id, reader)}`, {
        company: companyOf(event.to_partner_id, reader),
      });
    case 'unassigned':
      return t(`cases:history.unassigned.${partyOf(event.from_partner_id, reader)}`, {
        company: companyOf(event.from_partner_id, reader),
      });
    case 'handed_over':
      return t(`cases:history.handedOver.${handing(event, reader)}`, {
        from: companyOf(event.from_partner_id, reader),
        to: companyOf(event.to_partner_id, reader),
      });
    case 'files_added':
      return t('cases:history.filesAdded', { count });
    case 'files_removed':
      return t('cases:history.filesRemoved', { count });
    case 'outcome_given':
      return t('cases:history.outcomeGiven', { outcome: outcomeOf(t, event) });
    case 'outcome_corrected':
      return t('cases:history.outcomeCorrected', { outcome: outcomeOf(t, event) });
    case 'marked_duplicate':
      return t('cases:history.markedDuplicate', { other: event.related_case ?? '' });
    case 'has_duplicate':
      return t('cases:history.hasDuplicate', { other: event.related_case ?? '' });
    case 'accepted':
      return t('cases:history.accepted');
    case 'declined':
      return t('cases:history.declined');
    case 'answer_late':
      return t('cases:history.answerLate');
    case 'held':
      return t('cases:history.held');
    case 'resumed':
      return t('cases:history.resumed');
    case 'objected':
      return t('cases:history.objected');
    case 'objection_answered':
      return t('cases:history.objectionAnswered');
    case 'reopened':
      return t('cases:history.reopened');
    case 'document_added':
      return t('cases:history.documentAdded', {
        kind: t(`cases:documentKind.${event.document_kind ?? 'other'}`),
      });
    case 'claim_stated':
      return t('cases:history.claimStated');
    case 'claim_event':
      return t('cases:history.claimEvent');
    case 'plan_set':
      return t('cases:history.planSet', { stage: t(`cases:stage.${event.stage ?? 'received'}`) });
    case 'payment_reported':
      return t(`cases:history.${event.reversal === true ? 'reversalAsked' : 'paymentReported'}`);
    case 'payment_confirmed':
      return t(`cases:history.${event.reversal === true ? 'paymentReversed' : 'paymentConfirmed'}`);
    case 'payment_disputed':
      return t(`cases:history.${event.reversal === true ? 'reversalRefused' : 'paymentDisputed'}`);
    case 'decision_asked':
      return t('cases:history.decisionAsked');
    case 'decision_accepted':
      return t('cases:history.decisionAccepted');
    case 'decision_declined':
      return t('cases:history.decisionDeclined');
    case 'decision_withdrawn':
      return t('cases:history.decisionWithdrawn');
    case 'authority_given':
      return authorityOf(t, event);
    case 'authority_revoked':
      return t('cases:history.authorityRevoked');
  }
}

function authorityOf(t: TFunction, { scope = [], until_on = null }: CaseEvent): string {
  const language = currentLanguage();
  const names = scope.map((one) => t(`cases:authorityScope.${one}`));
  // "a, b and c", as the language joins them.
  const words = { scope: new Intl.ListFormat(LOCALE_TAGS[language]).format(names) };
  if (until_on === null) return t('cases:history.authorityGivenOpen', words);
  const until = formatDate(startOf(until_on), language, 'long');
  return t('cases:history.authorityGiven', { ...words, until });
}

function outcomeOf(t: TFunction, { outcome }: CaseEvent): string {
  return outcome === undefined ? '' : t(`status:outcome.${outcome}`);
}

/** By whom, as far as it is known. */
export function eventActor(
  t: TFunction,
  { actor_id, actor_name: name, actor_role }: CaseEvent,
  { uid }: Reader,
): string {
  if (actor_id === uid) return t('cases:history.by.you');
  return name.trim() === '' || actor_role === 'system'
    ? t(`cases:history.by.${actor_role}`)
    : t(`cases:history.byNamed.${actor_role}`, { name });
}

/** The names that the sentence may contain. */
export function companiesIn(event: CaseEvent, reader: Reader): (string | undefined)[] {
  return [companyOf(event.from_partner_id, reader), companyOf(event.to_partner_id, reader)];
}

function companyOf(partnerId: string | null, { role, partnerName }: Reader): string | undefined {
  return role === 'admin' && partnerId !== null ? partnerName?.(partnerId) : undefined;
}

function partyOf(partnerId: string | null, reader: Reader): 'you' | 'other' | 'partner' | 'named' {
  if (reader.role === 'partner') return partnerId === reader.uid ? 'you' : 'other';
  return companyOf(partnerId, reader) === undefined ? 'partner' : 'named';
}

function handing(event: CaseEvent, reader: Reader): 'toYou' | 'fromYou' | 'between' | 'named' {
  const [from, to] = [partyOf(event.from_partner_id, reader), partyOf(event.to_partner_id, reader)];
  if (to === 'you') return 'toYou';
  if (from === 'you') return 'fromYou';
  return from === 'named' && to === 'named' ? 'named' : 'between';
}
