import { isKept } from '@app/domain/case';
import { shortCaseId } from '@app/domain/case-id';
import { isAssignable } from '@app/domain/partner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { NameText } from '@/components/name-text';
import { useEmailOf } from '@/features/accounts/api/use-email-of';
import { Sheet } from '@/components/page';
import { WaitingSheet } from '@/components/waiting-sheet';
import { useCase } from '@/features/cases/api/use-case';
import { AssignForm } from '@/features/cases/components/assign-form';
import { CaseAttachments } from '@/features/cases/components/case-attachments';
import { CaseFacts } from '@/features/cases/components/case-facts';
import { CaseHistory } from '@/features/cases/components/case-history';
import { useAssignablePartners } from '@/features/partners/api/use-assignable-partners';
import { usePartner } from '@/features/partners/api/use-partner';
import { usePartnerNames } from '@/features/partners/api/use-partner-names';
import { withTexts } from '@/i18n/lazy-texts';
import { links } from '@/lib/navigation/links';
import { useSignedIn } from '@/lib/session/session';
import { useTouched } from '@/lib/page/use-touched';
import { AuthorityPart } from '../authority-part';
import { CaseAhead } from '../case-ahead';
import { CasePage } from '../case-page';
import { ClaimPart } from '../claim-part';
import { CaseContactPart, ContactLogPart, DebtorFactsPart } from '../contact-parts';
import { DecisionsPart } from '../decisions-part';
import { DocumentsPart } from '../documents-part';
import { DoorPart } from '../door-part';
import { LatePart } from '../late-part';
import { MessagesPart } from '../messages-part';
import { MoneyPart } from '../money-part';
import { NoCase } from '../no-case';
import { NotePart } from '../note-part';
import { PlanPart } from '../plan-part';
import { EmailOf } from './email-of';

const loadLife = () => withTexts(['case-life'], () => import('@/features/case-life/components/admin-life'));
const loadRelated = () =>
  withTexts(['related-cases'], () => import('@/features/related-cases/components/related-cases'));
/** Rarely used, and at the foot of the page. */
const loadLegalHold = () =>
  withTexts(['privacy'], () => import('@/features/privacy/components/legal-hold-sheet'));

/** A case on the admin's desk: the facts, who submitted it, and to whom it is given. */
export default function AdminCase() {
  const { t } = useTranslation(['cases']);
  const { caseId = '' } = useParams();
  const { uid, profile } = useSignedIn();
  const found = useCase(caseId);
  const choices = useAssignablePartners();
  const holder = usePartner(found.data?.partner_id ?? null).data;
  const [inHistory, setInHistory] = useState<readonly string[]>([]);
  const names = usePartnerNames(inHistory);
  const owner = found.data?.user_id;
  const email = useEmailOf(owner);
  const touched = useTouched();
  const backLabel = t('cases:case.backToCases');
  const title = t('headings:case.title', { id: shortCaseId(caseId) });
  const item = found.data;
  if (!item) return <NoCase found={found} title={title} back={links.admin.cases} backLabel={backLabel} />;
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
          {touched && <DocumentsPart item={item} reader={{ role: 'admin', uid }} />}
          {kept && <CaseContactPart item={item} />}
          {touched && <DebtorFactsPart item={item} reader={{ role: 'admin', uid }} />}
          {touched && <ContactLogPart item={item} reader={{ role: 'admin', uid }} />}
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
          {touched && kept && (
            <LatePart load={loadRelated} draw={({ RelatedCases }) => <RelatedCases caseId={item.id} />} />
          )}
          <PlanPart item={item} mayEdit />
          <LatePart
            load={loadLife}
            meanwhile={<WaitingSheet title={t('headings:standing.title')} className="print:hidden" />}
            draw={({ AdminLife }) => <AdminLife item={item} />}
          />
          {touched && kept && (
            <AuthorityPart
              item={item}
              reader={{ role: 'admin', uid }}
              letter={links.admin.authorityLetter(item.id)}
            />
          )}
          {touched && kept && <DoorPart item={item} role="admin" />}
          {kept && <MessagesPart item={item} role="admin" />}
          <ClaimPart item={item} reader={{ role: 'admin', uid }} />
          <MoneyPart item={item} reader={{ role: 'admin', uid }} statement={links.admin.statement(item.id)} />
          <DecisionsPart item={item} role="admin" uid={uid} />
          <CaseHistory item={item} reader={{ role: 'admin', uid, partnerName }} onPartners={setInHistory}>
            <NotePart
              caseId={item.id}
              author={{ uid, full_name: profile.full_name, avatar_url: profile.avatar_url }}
            />
          </CaseHistory>
          {touched && (
            <LatePart
              load={loadLegalHold}
              draw={({ LegalHoldSheet }) => <LegalHoldSheet caseId={item.id} mayPut={kept} />}
            />
          )}
        </>
      }
    />
  );
}

export { CaseAhead as Ahead };
