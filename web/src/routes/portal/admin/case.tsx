import { isKept, type Case } from '@app/domain/case';
import { shortCaseId } from '@app/domain/case-id';
import { isAssignable } from '@app/domain/partner';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { NameText } from '@/components/name-text';
import { useEmailOf } from '@/features/accounts/api/use-email-of';
import { Sheet } from '@/components/page';
import { WaitingSheet } from '@/components/waiting-sheet';
import { AssignForm } from '@/features/cases/components/assign-form';
import { AttachmentRows } from '@/features/cases/components/attachment-rows';
import { CaseAttachments } from '@/features/cases/components/case-attachments';
import { CaseFacts } from '@/features/cases/components/case-facts';
import { CaseHistory } from '@/features/cases/components/case-history';
import { useAssignablePartners } from '@/features/partners/api/use-assignable-partners';
import { usePartner } from '@/features/partners/api/use-partner';
import { usePartnerNames } from '@/features/partners/api/use-partner-names';
import { withTexts } from '@/i18n/lazy-texts';
import { links } from '@/lib/navigation/links';
import { authorOf } from '@/lib/session/author';
import { useSignedIn } from '@/lib/session/session';
import { useTouched } from '@/lib/page/use-touched';
import { CaseAhead } from '../case-ahead';
import { CaseOf } from '../case-of';
import { CasePage, CasePageSkeleton } from '../case-page';
import {
  AuthorityPart,
  CaseContactPart,
  ClaimPart,
  ContactLogPart,
  DebtorFactsPart,
  DecisionsPart,
  DocumentsPart,
  DoorPart,
  MessagesPart,
  MoneyPart,
  NotePart,
  PlanPart,
} from '../case-parts';
import { latePart } from '../late-part';
import { EmailOf } from './email-of';

const loadLife = () => withTexts(['case-life'], () => import('@/features/case-life/components/admin-life'));
const loadRelated = () =>
  withTexts(['related-cases'], () => import('@/features/related-cases/components/related-cases'));
/** Rarely used, and at the foot of the page. */
const loadLegalHold = () =>
  withTexts(['privacy'], () => import('@/features/privacy/components/legal-hold-sheet'));

const RelatedCasesPart = latePart(loadRelated, (code) => code.RelatedCases);
const LegalHoldPart = latePart(loadLegalHold, (code) => code.LegalHoldSheet);
const AdminLifePart = latePart(loadLife, (code) => code.AdminLife, LifeWaiting);
function LifeWaiting() {
  const { t } = useTranslation('headings');
  return <WaitingSheet title={t('standing.title')} className="print:hidden" />;
}

/** A case on the admin's desk: the facts, who submitted it, and to whom it is given. */
export default function AdminCase() {
  const { t } = useTranslation(['cases']);
  const { caseId = '' } = useParams();
  // Read beside the case, not after it.
  const choices = useAssignablePartners();
  const backLabel = t('cases:case.backToCases');
  const title = t('headings:case.title', { id: shortCaseId(caseId) });
  return (
    <CaseOf
      mayRead={() => true}
      title={title}
      back={links.admin.cases}
      backLabel={backLabel}
      waiting={<CasePageSkeleton title={title} />}
    >
      {(item) => <OnDesk item={item} choices={choices} backLabel={backLabel} />}
    </CaseOf>
  );
}

interface OnDeskProps {
  item: Case;
  choices: ComponentProps<typeof AssignForm>['choices'];
  backLabel: string;
}

function OnDesk({ item, choices, backLabel }: OnDeskProps) {
  const { t } = useTranslation(['cases']);
  const me = useSignedIn();
  const reader = { role: 'admin', uid: me.uid } as const;
  const author = authorOf(me);
  const holder = usePartner(item.partner_id).data;
  const [inHistory, setInHistory] = useState<readonly string[]>([]);
  const names = usePartnerNames(inHistory);
  const email = useEmailOf(item.user_id);
  const touched = useTouched();
  const kept = isKept(item);
  const partnerName = (partnerId: string) =>
    partnerId === holder?.id ? holder.company_name : names?.get(partnerId);
  return (
    <CasePage
      item={item}
      showsId
      jumps={kept ? ['assign', 'claim', 'money', 'note', 'files'] : ['money', 'files']}
      back={links.admin.cases}
      backLabel={backLabel}
      record={
        <>
          <CaseFacts
            item={item}
            extra={[
              {
                label: t('cases:fields.client'),
                value: <EmailOf email={email} failure={t('assign:emailFailed')} />,
              },
              {
                label: t('cases:fields.partner'),
                value:
                  item.partner_id === null ? (
                    t('cases:list.notAssigned')
                  ) : (
                    <NameText name={partnerName(item.partner_id) ?? item.partner_id} />
                  ),
              },
            ]}
          />
          <CaseAttachments item={item} />
          {touched && <DocumentsPart item={item} reader={reader} Rows={AttachmentRows} />}
          {kept && <CaseContactPart caseId={item.id} />}
          {touched && <DebtorFactsPart item={item} reader={reader} />}
          {touched && <ContactLogPart item={item} reader={reader} />}
        </>
      }
      work={
        <>
          {kept && (
            <Sheet
              title={t('cases:fields.partner')}
              id="case-work"
              className="max-lg:order-last print:hidden [&_form]:p-5"
            >
              <AssignForm
                item={item}
                choices={choices}
                holder={holder && isAssignable(holder) ? holder : undefined}
              />
            </Sheet>
          )}
          {touched && kept && <RelatedCasesPart caseId={item.id} />}
          <PlanPart item={item} mayEdit />
          <AdminLifePart item={item} />
          {touched && kept && (
            <AuthorityPart item={item} reader={reader} letter={links.admin.authorityLetter(item.id)} />
          )}
          {touched && kept && <DoorPart item={item} reader={reader} />}
          {kept && <MessagesPart item={item} reader={reader} author={author} />}
          <ClaimPart item={item} reader={reader} />
          <MoneyPart item={item} reader={reader} statement={links.admin.statement(item.id)} />
          {touched && <DecisionsPart item={item} reader={reader} />}
          <CaseHistory item={item} reader={{ ...reader, partnerName }} onPartners={setInHistory}>
            <NotePart caseId={item.id} author={author} />
          </CaseHistory>
          {touched && <LegalHoldPart caseId={item.id} mayPut={kept} />}
        </>
      }
    />
  );
}

export { CaseAhead as Ahead };
