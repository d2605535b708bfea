import { isKept, isOpen, type Case } from '@app/domain/case';
import { shortCaseId } from '@app/domain/case-id';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Sheet } from '@/components/page';
import { WaitingLines } from '@/components/waiting-lines';
import { WaitingSheet } from '@/components/waiting-sheet';
import { addCaseUpdate } from '@/features/cases/api/work-on-case';
import { AttachmentRows } from '@/features/cases/components/attachment-rows';
import { CaseAttachments } from '@/features/cases/components/case-attachments';
import { CaseFacts } from '@/features/cases/components/case-facts';
import { CaseHistory } from '@/features/cases/components/case-history';
import { withTexts } from '@/i18n/lazy-texts';
import { links } from '@/lib/navigation/links';
import { useTouched } from '@/lib/page/use-touched';
import { authorOf } from '@/lib/session/author';
import { useSignedIn } from '@/lib/session/session';
import { CaseAhead } from '../case-ahead';
import { CaseOf } from '../case-of';
import { CasePage, CasePageSkeleton } from '../case-page';
import {
  CaseContactPart,
  ClaimPart,
  ContactGatePart,
  ContactLogPart,
  DebtorFactsPart,
  DecisionsPart,
  DocumentsPart,
  DoorPart,
  MessagesPart,
  MoneyPart,
  NotePart,
  OwnAuthorityPart,
  PlanPart,
} from '../case-parts';
import { latePart } from '../late-part';

const loadStatus = () =>
  withTexts(['case-life'], () => import('@/features/case-life/components/status-form'));
const loadLife = () => withTexts(['case-life'], () => import('@/features/case-life/components/partner-life'));

const StatusPart = latePart(loadStatus, (code) => code.StatusForm, WaitingLines);
const PartnerLifePart = latePart(loadLife, (code) => code.PartnerLife, LifeWaiting);
function LifeWaiting({ item }: { item: Case }) {
  return isOpen(item.status) && <WaitingSheet />;
}

/** An assigned case, to be worked on. Once it is another's, it is not found (contract: seen only while assigned). */
export default function PartnerCase() {
  const { t } = useTranslation(['cases']);
  const { caseId = '' } = useParams();
  const me = useSignedIn();
  const { uid, partner } = me;
  const reader = { role: 'partner', uid } as const;
  const touched = useTouched();
  const backLabel = t('cases:case.back');
  const title = t('headings:case.title', { id: shortCaseId(caseId) });
  const author = authorOf(me);
  const draw = (item: Case, kept: boolean) => (
    <CasePage
      item={item}
      jumps={kept ? ['claim', 'money', 'note', 'status', 'files'] : ['money', 'files']}
      back={links.partner.dashboard}
      backLabel={backLabel}
      record={
        <>
          <CaseFacts item={item} />
          <DebtorFactsPart item={item} reader={reader} />
          {kept && <CaseContactPart caseId={item.id} />}
          <CaseAttachments item={item} />
          <DocumentsPart item={item} reader={reader} Rows={AttachmentRows} />
          <ContactLogPart item={item} reader={reader} />
        </>
      }
      work={
        <>
          <PartnerLifePart
            item={item}
            uid={uid}
            writeNote={(id, update_text) =>
              addCaseUpdate(item.id, id, { update_text, for_office: false }, author)
            }
          />
          <PlanPart item={item} mayEdit />
          <ContactGatePart item={item} reader={reader} />
          {touched && kept && partner && <OwnAuthorityPart item={item} partner={partner} />}
          {/* Of a case that nobody works on there is no code. */}
          {touched && item.status === 'In Progress' && <DoorPart item={item} reader={reader} />}
          {kept && (
            <>
              <Sheet id="case-work" className="max-lg:order-last print:hidden [&_form]:p-5">
                <StatusPart item={item} />
              </Sheet>
              <MessagesPart item={item} reader={reader} author={author} />
            </>
          )}
          <ClaimPart item={item} reader={reader} />
          <MoneyPart item={item} reader={reader} statement={links.partner.statement(item.id)} />
          {touched && <DecisionsPart item={item} reader={reader} />}
          <CaseHistory item={item} reader={reader}>
            <NotePart caseId={item.id} author={author} />
          </CaseHistory>
        </>
      }
    />
  );
  return (
    <CaseOf
      mayRead={({ partner_id }) => partner_id === uid}
      title={title}
      back={links.partner.dashboard}
      backLabel={backLabel}
      waiting={<CasePageSkeleton title={title} />}
    >
      {(item) => draw(item, isKept(item))}
    </CaseOf>
  );
}

export { CaseAhead as Ahead };
