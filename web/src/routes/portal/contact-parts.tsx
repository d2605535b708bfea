import { isKept, type Case } from '@app/domain/case';
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

/** Before and after a contact with the debtor; for the case's partner. It stays when the case ends: a form may be open. */
export function ContactGatePart({ item, uid }: { item: Case; uid: string }) {
  if (!isKept(item)) return null;
  const isInProgress = item.status === 'In Progress';
  return (
    <LatePart
      load={loadGate}
      meanwhile={
        <Sheet id="case-contact" className="print:hidden">
          <div className={isInProgress ? 'min-h-48' : 'min-h-32'}>
            <WaitingLines />
          </div>
        </Sheet>
      }
      draw={({ ContactGate }) => <ContactGate caseId={item.id} partnerId={uid} isInProgress={isInProgress} />}
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
