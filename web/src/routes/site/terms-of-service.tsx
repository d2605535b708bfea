import { LegalDocument } from '@/components/site/legal-document';
import {
  claim,
  CONTACT,
  list,
  table,
  TEXT,
  type ClausePlan,
} from '@/components/site/legal-document/clause-plan';
import { links } from '@/lib/navigation/links';
import { LEGAL_UPDATED } from './legal-dates';

const CLAUSES: readonly ClausePlan[] = [
  { id: 'agreement', laws: 1, parts: [TEXT, list(6), CONTACT] },
  { id: 'information', parts: [TEXT, TEXT] },
  { id: 'account', laws: 1, parts: [list(4), TEXT] },
  { id: 'submission', laws: 3, parts: [list(8), TEXT, TEXT, TEXT] },
  { id: 'engagement', laws: 2, parts: [TEXT, list(4), TEXT, TEXT, TEXT] },
  { id: 'collection', laws: 1, parts: [list(5), TEXT] },
  { id: 'investigation', laws: 3, parts: [TEXT, list(5)] },
  { id: 'fees', laws: 1, parts: [table([50, 50], 6), TEXT, claim('noWinNoFee'), TEXT] },
  { id: 'partners', laws: 2, parts: [list(7), TEXT, TEXT] },
  { id: 'conduct', laws: 1, parts: [list(5)] },
  { id: 'copyright', laws: 1, parts: [TEXT, TEXT] },
  { id: 'outcome', parts: [TEXT, TEXT] },
  { id: 'availability', parts: [TEXT, TEXT, TEXT] },
  { id: 'liability', laws: 3, parts: [list(3), list(4), TEXT] },
  { id: 'ending', parts: [TEXT, TEXT, TEXT, TEXT] },
  { id: 'privacy', laws: 1, parts: [TEXT], link: links.privacyPolicy },
  { id: 'changes', parts: [TEXT, TEXT] },
  { id: 'law', laws: 3, parts: [TEXT, TEXT, TEXT, TEXT, TEXT] },
];

/** On what terms the website and the portal are used. */
export default function TermsOfServicePage() {
  return <LegalDocument page="terms-of-service" clauses={CLAUSES} updated={LEGAL_UPDATED} />;
}
