import { isUnderContract } from '@app/domain/partner';
import { openDecisions } from '@app/domain/partner-decision';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '@/components/back-link';
import { DateText } from '@/components/date-text';
import { EmptyState, ErrorState } from '@/components/empty-state';
import { Facts } from '@/components/facts';
import { FailedLine } from '@/components/failed-line';
import { NamesIn, NameText } from '@/components/name-text';
import { Notice } from '@/components/notice';
import { Page, Sheet } from '@/components/page';
import { StatusStamp } from '@/components/status-stamp';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useNameOf } from '@/features/accounts/api/use-name-of';
import { recordOpening } from '@/features/audit/api/record-opening';
import { useAddressOf } from '@/features/accounts/api/use-address-of';
import { usePartner } from '@/features/partners/api/use-partner';
import { DecisionForm } from '@/features/partners/components/decision-form';
import { writeView } from '@/lib/list/view-address';
import { links } from '@/lib/navigation/links';
import { JudgedPapersPart } from '../paper-parts';
import { EmailOf } from './email-of';

/** One application: who it is, and the decision (requirements section 2). */
export default function AdminPartner() {
  const { t } = useTranslation(['partner-admin', 'partners', 'status']);
  const { partnerId = '' } = useParams();
  const found = usePartner(partnerId);
  const { email, isUnproven, retry } = useAddressOf(found.data?.user_id, found.data?.status === 'Pending');
  const decider = useNameOf(found.data?.decided_by);
  const opened = found.data?.id;
  useEffect(() => {
    // The page is shown all the same: the log of a browser that cannot write is not the reader's concern.
    if (opened !== undefined) recordOpening(opened).catch(reportError);
  }, [opened]);
  const title = t('headings:partner.title');
  if (found.status === 'failed') {
    return (
      <Page title={title}>
        <ErrorState title={t('partner-admin:loadFailed')} problem={found.problem} onRetry={found.retry} />
      </Page>
    );
  }
  if (found.data === null) {
    return (
      <Page title={t('partner-admin:notFound')}>
        <EmptyState
          title={t('partner-admin:notFound')}
          text={t('partner-admin:notFoundText')}
          action={
            <Button asChild>
              <Link to={links.admin.partners}>{t('partner-admin:back')}</Link>
            </Button>
          }
        />
      </Page>
    );
  }
  const partner = found.data;
  const waiting = <Skeleton className="mt-2 h-4 w-40" />;
  return (
    <Page
      title={partner?.company_name ?? title}
      titleIsName={partner !== undefined}
      tabTitle={partner === undefined ? title : `${title} · ${partner.company_name}`}
      eyebrow={<BackLink to={links.admin.partners} label={t('partner-admin:back')} />}
      aside={
        partner && <StatusStamp large status={partner.status} label={t(`status:partner.${partner.status}`)} />
      }
    >
      <Sheet title={t('partner-admin:facts')} className="max-w-3xl">
        <Facts
          facts={[
            {
              label: t('partners:fields.companyName'),
              value: partner === undefined ? waiting : <NameText name={partner.company_name} />,
            },
            {
              label: t('partners:fields.contactPerson'),
              value: partner === undefined ? waiting : <NameText name={partner.contact_person} />,
            },
            { label: t('partners:fields.phone'), value: partner?.phone ?? waiting },
            {
              label: t('partners:fields.email'),
              value: (
                <>
                  <EmailOf email={email} failure={t('partner-admin:emailFailed')} />
                  {isUnproven && <p className="text-sm text-seal">{t('partner-admin:unproven')}</p>}
                </>
              ),
            },
            {
              label: t('partners:fields.created_at'),
              value: partner === undefined ? waiting : <DateText date={partner.created_at} style="long" />,
            },
            ...(partner === undefined || !isUnderContract(partner.status)
              ? []
              : [
                  {
                    label: t('partner-admin:cases'),
                    value: (
                      <Link
                        className="underline"
                        to={{
                          pathname: links.admin.cases,
                          ...writeView(new URLSearchParams({ partner_id: partner.id })),
                        }}
                      >
                        {t('partner-admin:showCases')}
                      </Link>
                    ),
                  },
                ]),
            ...(partner?.decision_reason === undefined
              ? []
              : [{ label: t('partner-admin:reason'), value: partner.decision_reason, wide: true }]),
            ...(partner?.decided_at === undefined
              ? []
              : [
                  {
                    label: t('partner-admin:decided'),
                    value: (
                      <>
                        <DateText date={partner.decided_at} style="moment" />{' '}
                        {decider !== undefined && (
                          <NamesIn text={t('partner-admin:decidedBy', { name: decider })} names={[decider]} />
                        )}
                      </>
                    ),
                  },
                ]),
          ]}
        />
      </Sheet>
      {partner !== undefined && <JudgedPapersPart partnerId={partner.id} />}
      {partner !== undefined && openDecisions(partner).length > 0 && (
        <Sheet title={t('partner-admin:decision')} className="max-w-3xl">
          {partner.status === 'Pending' && isUnproven === true && (
            <Notice role="note" className="border-b border-b-rule">
              {t('partner-admin:approve.unproven')}
            </Notice>
          )}
          {partner.status === 'Pending' && isUnproven === null && (
            <FailedLine
              text={t('partner-admin:approve.unknown')}
              onRetry={retry}
              className="border-b border-rule px-5 py-3"
            />
          )}
          {/* Not before what an approval depends on is known. */}
          {partner.status === 'Pending' && isUnproven === undefined ? (
            <Skeleton className="m-5 h-11 w-40" />
          ) : (
            <DecisionForm key={partner.id} partner={partner} />
          )}
        </Sheet>
      )}
    </Page>
  );
}

export function Ahead() {
  usePartner(useParams()['partnerId'] ?? '');
  return null;
}
