import { isKept, isOpen } from '@app/domain/case';
import { shortCaseId } from '@app/domain/case-id';
import { FileCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { WaitingSheet } from '@/components/waiting-sheet';
import { useCase } from '@/features/cases/api/use-case';
import { AddCaseFiles } from '@/features/cases/components/add-case-files';
import { CaseAttachments } from '@/features/cases/components/case-attachments';
import { CaseFacts } from '@/features/cases/components/case-facts';
import { CaseHistory } from '@/features/cases/components/case-history';
import { withTexts } from '@/i18n/lazy-texts';
import { links } from '@/lib/navigation/links';
import { useTouched } from '@/lib/page/use-touched';
import { useOwnCasesLink } from '@/lib/navigation/own-cases-link';
import { useSignedIn } from '@/lib/session/session';
import { AuthorityPart } from '../authority-part';
import { CaseAhead } from '../case-ahead';
import { CasePage } from '../case-page';
import { ClaimPart } from '../claim-part';
import { ContactLogPart, DebtorFactsPart } from '../contact-parts';
import { CustomerDecisionsPart } from '../decisions-part';
import { DocumentsPart } from '../documents-part';
import { LatePart } from '../late-part';
import { MessagesPart } from '../messages-part';
import { MoneyPart } from '../money-part';
import { NoCase } from '../no-case';
import { PlanPart } from '../plan-part';

const loadLife = () =>
  withTexts(['case-life'], () => import('@/features/case-life/components/customer-life'));
const loadContact = () =>
  withTexts(['case-life'], () => import('@/features/case-life/components/contact-details-form'));

/** `/dashboard/case/{id}`: a customer reads an own case, live, and adds papers, messages and answers to it. */
export default function CustomerCase() {
  const { t } = useTranslation();
  const { caseId = '' } = useParams();
  const { uid } = useSignedIn();
  const found = useCase(caseId);
  const touched = useTouched();
  const back = useOwnCasesLink();
  const title = t('headings:case.title', { id: shortCaseId(caseId) });
  const item = found.data;
  // This page is for the case's customer: anyone else who may read it does so elsewhere (requirements section 7).
  if (item?.user_id !== uid) {
    return <NoCase found={found} title={title} back={back} backLabel={t('cases:case.back')} />;
  }
  return (
    <CasePage
      item={item}
      jumps={isKept(item) ? ['messages', 'claim', 'contacts', 'files', 'facts'] : ['files', 'facts']}
      back={back}
      backLabel={t('cases:case.back')}
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
          <DocumentsPart item={item} reader={{ role: 'customer', uid }} />
          <DebtorFactsPart item={item} reader={{ role: 'customer', uid }} />
          <ContactLogPart item={item} reader={{ role: 'customer', uid }} />
        </>
      }
      work={
        <>
          <CustomerDecisionsPart item={item} uid={uid} place="first" />
          <PlanPart item={item} />
          <LatePart
            load={loadLife}
            meanwhile={isOpen(item.status) && item.partner_id !== null && <WaitingSheet />}
            draw={({ CustomerLife }) => <CustomerLife item={item} />}
          />
          {isKept(item) && <MessagesPart item={item} role="customer" />}
          <ClaimPart item={item} reader={{ role: 'customer', uid }} />
          <MoneyPart
            item={item}
            reader={{ role: 'customer', uid }}
            statement={links.customer.statement(item.id)}
          />
          {touched && isKept(item) && (
            <AuthorityPart
              item={item}
              reader={{ role: 'customer', uid }}
              letter={links.customer.authorityLetter(item.id)}
            />
          )}
          <CustomerDecisionsPart item={item} uid={uid} place="later" />
          <CaseHistory item={item} reader={{ role: 'customer', uid }} />
          {isOpen(item.status) && (
            <LatePart load={loadContact} draw={({ AskContactDetails }) => <AskContactDetails uid={uid} />} />
          )}
        </>
      }
    />
  );
}

export { CaseAhead as Ahead };
