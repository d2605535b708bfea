import { isKept, isOpen, type Case } from '@app/domain/case';
import { shortCaseId } from '@app/domain/case-id';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { WaitingSheet } from '@/components/waiting-sheet';
import { AddCaseFiles } from '@/features/cases/components/add-case-files';
import { AttachmentRows } from '@/features/cases/components/attachment-rows';
import { CaseAttachments } from '@/features/cases/components/case-attachments';
import { CaseFacts } from '@/features/cases/components/case-facts';
import { CaseHistory } from '@/features/cases/components/case-history';
import { withTexts } from '@/i18n/lazy-texts';
import { links } from '@/lib/navigation/links';
import { useTouched } from '@/lib/page/use-touched';
import { useOwnCasesLink } from '@/lib/navigation/own-cases-link';
import { authorOf } from '@/lib/session/author';
import { useSignedIn } from '@/lib/session/session';
import { CaseAhead } from '../case-ahead';
import { CaseOf } from '../case-of';
import { CasePage, CasePageSkeleton } from '../case-page';
import {
  AuthorityPart,
  ClaimPart,
  ContactLogPart,
  CustomerDecisionsPart,
  DebtorFactsPart,
  DocumentsPart,
  MessagesPart,
  MoneyPart,
  PlanPart,
} from '../case-parts';
import { latePart } from '../late-part';

const loadLife = () =>
  withTexts(['case-life'], () => import('@/features/case-life/components/customer-life'));
const loadContact = () =>
  withTexts(['case-life'], () => import('@/features/case-life/components/contact-details-form'));

const CustomerLifePart = latePart(loadLife, (code) => code.CustomerLife, LifeWaiting);
function LifeWaiting({ item }: { item: Case }) {
  return isOpen(item.status) && item.partner_id !== null && <WaitingSheet />;
}

const AskContactDetailsPart = latePart(loadContact, (code) => code.AskContactDetails);

/** Of the account and not of the case: an answer that is being written when the case ends stays, and can be saved. */
function AskContactDetails({ item, uid }: { item: Case; uid: string }) {
  const [wasOpen] = useState(isOpen(item.status));
  return (wasOpen || isOpen(item.status)) && <AskContactDetailsPart uid={uid} />;
}

/** `/dashboard/case/{id}`: a customer reads an own case, live, and adds papers, messages and answers to it. */
export default function CustomerCase() {
  const { t } = useTranslation();
  const { caseId = '' } = useParams();
  const me = useSignedIn();
  const { uid } = me;
  const reader = { role: 'customer', uid } as const;
  const touched = useTouched();
  const back = useOwnCasesLink();
  const title = t('headings:case.title', { id: shortCaseId(caseId) });
  const backLabel = t('cases:case.back');
  return (
    <CaseOf
      mayRead={({ user_id }) => user_id === uid}
      title={title}
      back={back}
      backLabel={backLabel}
      waiting={<CasePageSkeleton title={title} />}
    >
      {(item) => (
        <CasePage
          item={item}
          jumps={isKept(item) ? ['messages', 'claim', 'contacts', 'files', 'facts'] : ['files', 'facts']}
          back={back}
          backLabel={backLabel}
          record={
            <>
              <CaseFacts
                item={item}
                aside={
                  <Link
                    to={links.customer.receipt(item.id)}
                    className="inline-flex min-h-9 items-center gap-2 font-medium text-focus underline underline-offset-4 hover:text-ink print:hidden"
                  >
                    <FileCheck2 aria-hidden className="size-4" />
                    {t('headings:receipt.title')}
                  </Link>
                }
              />
              <CaseAttachments item={item}>
                <AddCaseFiles item={item} uid={uid} />
              </CaseAttachments>
              <DocumentsPart item={item} reader={reader} Rows={AttachmentRows} />
              <DebtorFactsPart item={item} reader={reader} />
              <ContactLogPart item={item} reader={reader} />
            </>
          }
          work={
            <>
              <CustomerDecisionsPart item={item} reader={reader} place="first" />
              <PlanPart item={item} mayEdit={false} />
              <CustomerLifePart item={item} />
              {isKept(item) && <MessagesPart item={item} reader={reader} author={authorOf(me)} />}
              <ClaimPart item={item} reader={reader} />
              <MoneyPart item={item} reader={reader} statement={links.customer.statement(item.id)} />
              {touched && isKept(item) && (
                <AuthorityPart item={item} reader={reader} letter={links.customer.authorityLetter(item.id)} />
              )}
              <CustomerDecisionsPart item={item} reader={reader} place="later" />
              <CaseHistory item={item} reader={reader} />
              <AskContactDetails item={item} uid={uid} />
            </>
          }
        />
      )}
    </CaseOf>
  );
}

export { CaseAhead as Ahead };
