import { isKept, isOpen } from '@app/domain/case';
import { shortCaseId } from '@app/domain/case-id';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Sheet } from '@/components/page';
import { WaitingLines } from '@/components/waiting-lines';
import { WaitingSheet } from '@/components/waiting-sheet';
import { useCase } from '@/features/cases/api/use-case';
import { addCaseUpdate } from '@/features/cases/api/work-on-case';
import { CaseAttachments } from '@/features/cases/components/case-attachments';
import { CaseFacts } from '@/features/cases/components/case-facts';
import { CaseHistory } from '@/features/cases/components/case-history';
import { withTexts } from '@/i18n/lazy-texts';
import { links } from '@/lib/navigation/links';
import { useTouched } from '@/lib/page/use-touched';
import { useSignedIn } from '@/lib/session/session';
import { OwnAuthorityPart } from '../authority-part';
import { CaseAhead } from '../case-ahead';
import { CasePage } from '../case-page';
import { ClaimPart } from '../claim-part';
import { CaseContactPart, ContactGatePart, ContactLogPart, DebtorFactsPart } from '../contact-parts';
import { DecisionsPart } from '../decisions-part';
import { DocumentsPart } from '../documents-part';
import { DoorPart } from '../door-part';
import { LatePart } from '../late-part';
import { MessagesPart } from '../messages-part';
import { MoneyPart } from '../money-part';
import { NoCase } from '../no-case';
import { NotePart } from '../note-part';
import { PlanPart } from '../plan-part';

const loadStatus = () =>
  withTexts(['case-life'], () => import('@/features/case-life/components/status-form'));
const loadLife = () => withTexts(['case-life'], () => import('@/features/case-life/components/partner-life'));

/** An assigned case, to be worked on. Once it is another's, it is not found (contract: seen only while assigned). */
export default function PartnerCase() {
  const { t } = useTranslation(['cases']);
  const { caseId = '' } = useParams();
  const { uid, profile, partner } = useSignedIn();
  const found = useCase(caseId);
  const touched = useTouched();
  const backLabel = t('cases:case.back');
  const title = t('headings:case.title', { id: shortCaseId(caseId) });
  const item = found.data;
  if (item?.partner_id !== uid) {
    return <NoCase found={found} title={title} back={links.partner.dashboard} backLabel={backLabel} />;
  }
  const kept = isKept(item);
  const author = { uid, full_name: profile.full_name, avatar_url: profile.avatar_url };
  return (
    <CasePage
      item={item}
      jumps={kept ? ['claim', 'money', 'note', 'status', 'files'] : ['money', 'files']}
      back={links.partner.dashboard}
      backLabel={backLabel}
      record={
        <>
          <CaseFacts item={item} />
          <DebtorFactsPart item={item} reader={{ role: 'partner', uid }} />
          {kept && <CaseContactPart item={item} />}
          <CaseAttachments item={item} />
          <DocumentsPart item={item} reader={{ role: 'partner', uid }} />
          <ContactLogPart item={item} reader={{ role: 'partner', uid }} />
        </>
      }
      work={
        <>
          <LatePart
            load={loadLife}
            meanwhile={isOpen(item.status) && <WaitingSheet />}
            draw={({ PartnerLife }) => (
              <PartnerLife
                item={item}
                uid={uid}
                writeNote={(id, update_text) =>
                  addCaseUpdate(item.id, id, { update_text, for_office: false }, author)
                }
              />
            )}
          />
          <PlanPart item={item} mayEdit />
          <ContactGatePart item={item} uid={uid} />
          {touched && kept && partner && <OwnAuthorityPart item={item} partner={partner} />}
          {touched && <DoorPart item={item} role="partner" />}
          {kept && (
            <>
              <Sheet id="case-work" className="max-lg:order-last print:hidden [&_form]:p-5">
                <LatePart
                  load={loadStatus}
                  meanwhile={<WaitingLines />}
                  draw={({ StatusForm }) => <StatusForm item={item} />}
                />
              </Sheet>
              <MessagesPart item={item} role="partner" />
            </>
          )}
          <ClaimPart item={item} reader={{ role: 'partner', uid }} />
          <MoneyPart
            item={item}
            reader={{ role: 'partner', uid }}
            statement={links.partner.statement(item.id)}
          />
          <DecisionsPart item={item} role="partner" uid={uid} />
          <CaseHistory item={item} reader={{ role: 'partner', uid }}>
            <NotePart caseId={item.id} author={author} />
          </CaseHistory>
        </>
      }
    />
  );
}

export { CaseAhead as Ahead };
