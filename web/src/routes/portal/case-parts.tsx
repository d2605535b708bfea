import { isKept, isOpen, type Case } from '@app/domain/case';
import type { CaseReader } from '@app/domain/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/page';
import { Skeleton } from '@/components/ui/skeleton';
import { WaitingLines } from '@/components/waiting-lines';
import { WaitingSheet } from '@/components/waiting-sheet';
import { withTexts } from '@/i18n/lazy-texts';
import { latePart } from './late-part';

/*
 * The parts of a case's pages whose code comes after the page's own. Whether a part is drawn, the page decides.
 */

const loadClaim = () => withTexts(['claims'], () => import('@/features/claims/components/claim-panel'));
const loadContact = () =>
  withTexts(['case-life'], () => import('@/features/case-life/components/case-contact-sheet'));
const loadDebtor = () =>
  withTexts(['contact-log'], () => import('@/features/contact-log/components/debtor-facts-sheet'));
const loadDecisions = () =>
  withTexts(['decisions'], () => import('@/features/money/components/decisions-sheet'));
const loadOwnDecisions = () =>
  withTexts(['decisions'], () => import('@/features/money/components/customer-decisions'));
const loadDocuments = () =>
  withTexts(['documents'], () => import('@/features/cases/components/case-documents'));
const loadDoor = () => withTexts(['door'], () => import('@/features/door/components/door-sheet'));
const loadGate = () =>
  withTexts(['contact-log'], () => import('@/features/contact-log/components/contact-gate'));
const loadLog = () =>
  withTexts(['contact-log'], () => import('@/features/contact-log/components/contact-log'));
const loadMessages = () =>
  withTexts(['messages'], () => import('@/features/messages/components/messages-sheet'));
const loadMoney = () => withTexts(['money'], () => import('@/features/money/components/money-sheet'));
const loadNote = () => import('@/features/cases/components/add-update-form');
const loadOwnAuthority = () =>
  withTexts(['authority'], () => import('@/features/authority/components/partner-authority'));
const loadAuthority = () =>
  withTexts(['authority'], () => import('@/features/authority/components/recorded-authority'));
const loadPlan = () => withTexts(['case-life'], () => import('@/features/case-life/components/case-plan'));

/** Until when something has to be done about the claim. */
export const ClaimPart = latePart(loadClaim, (code) => code.ClaimPanel, ClaimWaiting);
function ClaimWaiting() {
  const { t } = useTranslation('headings');
  return <WaitingSheet title={t('claim.title')} id="case-claim" />;
}

/** Whom to reach on the customer's side; for the partner and the office. */
export const CaseContactPart = latePart(loadContact, (code) => code.CaseContactSheet);

/** What is stated of the debtor. */
export const DebtorFactsPart = latePart(loadDebtor, (code) => code.DebtorFactsSheet);

/** The contacts with the debtor. */
export const ContactLogPart = latePart(loadLog, (code) => code.ContactLog);

const Gate = latePart(loadGate, (code) => code.ContactGate, GateWaiting);
function GateWaiting({ isInProgress }: { isInProgress: boolean }) {
  return (
    <Sheet id="case-contact" className="print:hidden">
      <div className={isInProgress ? 'min-h-48' : 'min-h-32'}>
        <WaitingLines />
      </div>
    </Sheet>
  );
}

/** Before and after a contact with the debtor; for the case's partner. It stays when the case ends: a form may be open. */
export function ContactGatePart({ item, reader }: { item: Case; reader: CaseReader }) {
  return (
    isKept(item) && (
      <Gate caseId={item.id} partnerId={reader.uid} isInProgress={item.status === 'In Progress'} />
    )
  );
}

/** The offers that were sent to the customer. */
export const DecisionsPart = latePart(loadDecisions, (code) => code.DecisionsSheet, DecisionsWaiting);
function DecisionsWaiting() {
  const { t } = useTranslation('headings');
  return <WaitingSheet title={t('decisions.title')} id="case-decisions" />;
}

/** The offers that the customer decides on. */
export const CustomerDecisionsPart = latePart(loadOwnDecisions, (code) => code.CustomerDecisions);

/** The documents of a case by kind. */
export const DocumentsPart = latePart(loadDocuments, (code) => code.CaseDocuments);

/** How the debtor can check who contacts them. */
export const DoorPart = latePart(loadDoor, (code) => code.DoorSheet);

/** What both sides of a case write to each other. */
export const MessagesPart = latePart(loadMessages, (code) => code.MessagesSheet, MessagesWaiting);
function MessagesWaiting() {
  const { t } = useTranslation('headings');
  return <WaitingSheet title={t('caseMessages.title')} id="case-messages" />;
}

/** The money of a case. */
export const MoneyPart = latePart(loadMoney, (code) => code.MoneySheet, MoneyWaiting);
function MoneyWaiting() {
  const { t } = useTranslation('headings');
  return <WaitingSheet title={t('money.title')} id="case-money" />;
}

/** The form that writes a note into a case's history. */
export const NotePart = latePart(loadNote, (code) => code.AddUpdateForm, NoteWaiting);
function NoteWaiting() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid gap-2">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-32" />
        <Skeleton className="h-5 w-4/5" />
      </div>
      <Skeleton className="h-11 w-3/5" />
      <Skeleton className="h-11 w-32" />
    </div>
  );
}

/** What the partner may do in a case, to show to the debtor. */
export const OwnAuthorityPart = latePart(loadOwnAuthority, (code) => code.PartnerAuthority);

/** What the partner may do in a case, recorded by the customer or the office. */
export const AuthorityPart = latePart(loadAuthority, (code) => code.RecordedAuthority);

const Plan = latePart(loadPlan, (code) => code.CasePlanSheet, PlanWaiting);
function PlanWaiting() {
  const { t } = useTranslation('headings');
  return <WaitingSheet title={t('plan.title')} />;
}

/** Where an open case is, and what comes next. It stays when the case ends: its form may be open. */
export function PlanPart({ item, mayEdit }: { item: Case; mayEdit: boolean }) {
  const open = isOpen(item.status);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen && <Plan caseId={item.id} mayEdit={mayEdit} isEnded={!open} />;
}
