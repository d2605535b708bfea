import type { DebtorContact } from '@app/domain/debtor-contact';
import type { Translate } from '@/i18n/typed-keys';

/** How a debtor was contacted and what came of it, in one line: of whom and by whom only what is unusual. */
export function contactSummary(
  {
    channel,
    direction,
    person,
    outcome,
  }: Pick<DebtorContact, 'channel' | 'direction' | 'person' | 'outcome'>,
  t: Translate,
): string {
  return [
    t(`contact-log:channel.${channel}`),
    direction === 'in' ? t('contact-log:direction.in') : null,
    person === 'debtor' ? null : t(`contact-log:person.${person}`),
    t(`contact-log:outcome.${outcome}`),
  ]
    .filter((text) => text !== null)
    .join(' · ');
}

/** The same in a statement, which also says what was corrected. */
export function statedContact(
  contact: Parameters<typeof contactSummary>[0] & { corrects: boolean; isCorrected: boolean },
  t: Translate,
): string {
  return [
    contactSummary(contact, t),
    contact.corrects ? t('contact-log:log.corrects') : null,
    contact.isCorrected ? t('contact-log:log.corrected') : null,
  ]
    .filter((text) => text !== null)
    .join(' · ');
}
