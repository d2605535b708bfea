import { startOf } from '@app/domain/calendar';
import type { Language } from '@app/domain/language';
import { verdictCounts } from '@app/domain/statement-contacts';
import type { StatementWords } from '@app/domain/statement-words';
import { registrationLines } from '@/components/site/registrations';
import { statedContact } from '@/features/contact-log/contact-summary';
import { formatCount, formatDate, formatMoney } from '@/i18n/format';
import { site } from '@/site.config';
import { textsIn } from '../pages/texts';

/** The texts of a statement for the function that makes PDF and CSV: those of the page that shows the same rows. */
export function statementWords(language: Language): StatementWords {
  const { t } = textsIn(language);
  const registrations = registrationLines(language).map(({ number }) => number);
  return {
    firm: [
      site.name[language],
      site.address[language],
      `${site.phoneText[language]} · ${site.email}`,
      ...(registrations.length === 0 ? [] : [`${t('cases:registration')} ${registrations.join(', ')}`]),
    ],
    title: t('money:statement.title'),
    file: t('money:statement.file'),
    debtor: t('cases:fields.debtor_name'),
    claim: t('money:statement.claim'),
    costs: t('money:statement.costs'),
    noCosts: t('money:statement.noCosts'),
    opening: t('money:statement.opening'),
    closing: t('money:statement.closing'),
    noReceipts: t('money:statement.none'),
    note: t('money:statement.note'),
    inWords: t('money:statement.words'),
    overpaid: (amount) => t('money:overpaid', { amount }),
    held: (holder) => t(`money:held.${holder}`),
    heldNote: t('money:held.note'),
    columns: {
      date: t('money:statement.date'),
      entry: t('money:statement.description'),
      received: t('money:statement.amount'),
      balance: t('money:statement.balance'),
      time: t('contact-log:fields.time'),
      contact: t('contact-log:period.contact'),
      stamp: t('contact-log:period.stamp'),
      version: t('contact-log:period.version'),
    },
    contacts: t('contact-log:log.title'),
    noContacts: t('contact-log:period.none'),
    incomplete: t('contact-log:period.incomplete'),
    into: (into) => t(`money:into.${into}`),
    contact: (contact) => statedContact(contact, t),
    verdict: (verdict) => t(`contact-log:verdict.${verdict}`),
    total: (totals) => {
      const counts = verdictCounts(totals);
      const all = counts.reduce((sum, [, count]) => sum + count, 0);
      return [
        t('contact-log:log.total', { count: all, shown: formatCount(all, language) }),
        ...counts.map(
          ([verdict, count]) => `${t(`contact-log:verdict.${verdict}`)} ${formatCount(count, language)}`,
        ),
      ].join(' · ');
    },
    disclaimer: (n, lawyer) =>
      lawyer === undefined
        ? t('contact-log:log.disclaimer', { n })
        : t('contact-log:log.disclaimerConfirmed', { n, name: lawyer.name, licence: lawyer.licence_no }),
    day: (day) => formatDate(startOf(day), language),
    moment: (date) => formatDate(date, language, 'moment'),
    money: (satang) => formatMoney(satang / 100, language),
    made: ({ name, capacity }, at) => {
      const role = t(`page-statement:capacity.${capacity}`);
      const maker = name === '' ? role : t('page-statement:named', { name, capacity: role });
      return t('page-statement:made', { maker, time: formatDate(at, language, 'moment') });
    },
    page: (number, of) => t('page-statement:page', { number, of }),
  };
}
