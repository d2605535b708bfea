/** The key of each service's name: the menu, the footer, the register, the home page and indexes show the same. */
export const SERVICE_NAMES = {
  corporate: 'site:header.groups.debt.entries.corporate.title',
  badDebt: 'site:header.groups.debt.entries.badDebt.title',
  litigation: 'site:header.groups.debt.entries.litigation.title',
  bangkok: 'site:header.groups.debt.entries.bangkok.title',
  legalCollection: 'site:header.groups.debt.entries.legalCollection.title',
  legal: 'site:header.groups.law.entries.legal.title',
  lawyers: 'site:header.groups.law.entries.lawyers.title',
  divorce: 'site:header.groups.law.entries.divorce.title',
  investigation: 'site:header.groups.investigation.entries.investigation.title',
  privateDetective: 'site:header.groups.investigation.entries.privateDetective.title',
  fraud: 'site:header.groups.investigation.entries.fraud.title',
} as const;
