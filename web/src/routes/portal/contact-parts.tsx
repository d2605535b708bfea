import type { Case } from '@app/domain/case';
import { Sheet } from '@/components/page';
import { WaitingLines } from '@/components/waiting-lines';
import { withTexts } from '@/i18n/lazy-texts';
import { LatePart } from './late-part';

const loadGate = () =>
  withTexts(['contact-log'], () => import('@/features/contact-log/components/contact-gate'));
const loadLog = () =>
  withTexts(['contact-log'], () => import('@/features/contact-log/components/contact-log'));
const loadFacts = () =>
  withTexts(['contact-log'], () => import('@/features/contact-log/components/debtor-facts-sheet'));
const loadContact = () =>
  withTexts(['case-life'], () => import('@/features/case-life/components/case-contact-sheet'));

/** Before and after a contact with the debtor; for the case's partner. */
export function ContactGatePart({ item, uid }: { item: Case; uid: string }) {
  if (item.status !== 'In Progress') return null;
  return (
    <LatePart
      load={loadGate}
      meanwhile={
        <Sheet id="case-contact" className="print:hidden">
          <div className="min-h-48">
            <WaitingLines />
          </div>
        </Sheet>
      }
      draw={({ ContactGate }) => <ContactGate caseId={item.id} partnerId={uid} />}
    />
  );
}

interface PartProps {
  item: Case;
  reader: { role: 'customer' | 'partner' | 'admin'; uid: string };
}

/** The contacts with the debtor. */
export function ContactLogPart({ item, reader }: PartProps) {
  return (
    <LatePart
      load={loadLog}
      draw={({ ContactLog }) => <ContactLog caseId={item.id} reader={reader.role} />}
    />
  );
}

/** What is stated of the debtor. */
export function DebtorFactsPart({ item, reader }: PartProps) {
  return (
    <LatePart
      load={loadFacts}
      draw={({ DebtorFactsSheet }) => <DebtorFactsSheet item={item} reader={reader} />}
    />
  );
}

/** Whom to reach on the customer's side; for the partner and the office. */
export function CaseContactPart({ item }: { item: Case }) {
  return (
    <LatePart load={loadContact} draw={({ CaseContactSheet }) => <CaseContactSheet caseId={item.id} />} />
  );
}
