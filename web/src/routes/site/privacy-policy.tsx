import { RETENTION } from '@app/domain/retention';
import { LegalDocument } from '@/components/site/legal-document';
import { CONTACT, list, table, TEXT, type ClausePlan } from '@/components/site/legal-document/clause-plan';
import { useLanguage } from '@/i18n';
import { formatPeriod } from '@/i18n/format';
import { links } from '@/lib/navigation/links';
import { LEGAL_UPDATED } from './legal-dates';

/** In the order of section 23 of the PDPA: who, what, why, for how long, to whom, and what one may ask. */
const CLAUSES: readonly ClausePlan[] = [
  { id: 'controller', laws: 1, parts: [TEXT, CONTACT] },
  { id: 'data', laws: 1, parts: [table([27, 43, 30], 6), TEXT, TEXT] },
  { id: 'sensitive', laws: 1, parts: [list(3), TEXT] },
  { id: 'from-others', laws: 2, parts: [TEXT, TEXT, list(3), TEXT] },
  { id: 'purposes', laws: 1, parts: [table([42, 38, 20], 9), TEXT, TEXT, TEXT] },
  { id: 'recipients', laws: 1, parts: [list(7), TEXT, TEXT] },
  { id: 'abroad', laws: 1, parts: [TEXT, TEXT, TEXT, TEXT] },
  {
    id: 'retention',
    laws: 3,
    parts: [
      table(
        [27, 36, 37],
        RETENTION.map(({ id: row }) => row),
      ),
      TEXT,
      TEXT,
    ],
  },
  { id: 'cookies', laws: 1, parts: [table([36, 44, 20], 2), table([30, 40, 30], 4), TEXT, TEXT] },
  { id: 'security', laws: 1, parts: [list(6), TEXT] },
  { id: 'rights', laws: 1, parts: [table([24, 59, 17], 8), TEXT] },
  { id: 'how', laws: 1, parts: [list(4), TEXT, TEXT] },
  { id: 'breach', laws: 1, parts: [TEXT, TEXT] },
  { id: 'minors', laws: 1, parts: [TEXT, TEXT] },
  { id: 'changes', laws: 1, parts: [TEXT, TEXT, TEXT], link: links.terms },
];

/** What the firm does with personal data, and what people may ask of it. The periods are those that the program goes by. */
export default function PrivacyPolicyPage() {
  const language = useLanguage();
  const periods = RETENTION.flatMap(({ id, period }) =>
    period === null ? [] : [[id, formatPeriod(period, language)] as const],
  );
  return (
    <LegalDocument
      page="privacy-policy"
      clauses={CLAUSES}
      updated={LEGAL_UPDATED}
      names={Object.fromEntries(periods)}
    />
  );
}
