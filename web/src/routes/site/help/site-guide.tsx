import { LIMITS } from '@app/domain/limits';
import type { CaseStatus } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/site/button-link';
import { Section } from '@/components/site/section';
import { TextLink } from '@/components/site/text-link';
import { StatusStamp } from '@/components/status-stamp';
import { links } from '@/lib/navigation/links';

const USES = [
  { use: 1, to: links.customer.newCase },
  { use: 2, to: links.customer.dashboard },
  { use: 3, to: links.contact },
] as const;

const STAMPS = [
  { status: 'Submitted', meaning: 'page-help:site.stamps.Submitted' },
  { status: 'In Progress', meaning: 'page-help:site.stamps.InProgress' },
  { status: 'Completed', meaning: 'page-help:site.stamps.Completed' },
  { status: 'Cancelled', meaning: 'page-help:site.stamps.Cancelled' },
] as const satisfies readonly { status: CaseStatus; meaning: string }[];

const FILE_LIMITS = { files: LIMITS.filesPerCase, megabytes: LIMITS.caseFileBytes / 1024 / 1024 };

/** Submit, follow, ask: the site in three lines, with the four stamps that a case can carry. */
export function SiteGuide() {
  const { t } = useTranslation('page-help');
  return (
    <Section
      id="site"
      label={t('site.label')}
      title={t('site.title')}
      lead={t('site.lead')}
      note={
        <ul className="grid gap-2">
          <li>
            <TextLink to={links.clientChecklist}>{t('site.prepare')}</TextLink>
          </li>
          <li>
            <TextLink to={links.faq}>{t('site.faq')}</TextLink>
          </li>
        </ul>
      }
      tone="cover"
    >
      <ol className="border-t-2 border-brass">
        {USES.map(({ use, to }) => (
          <li
            key={use}
            className="grid gap-x-8 gap-y-3 border-b border-rule-strong py-6 md:grid-cols-[8rem_minmax(0,1fr)_auto] md:items-start"
          >
            <h3 className="text-xl">{t(`site.items.${use}.title`)}</h3>
            <div>
              <p className="max-w-[60ch]">{t(`site.items.${use}.text`, FILE_LIMITS)}</p>
              {use === 2 && <Stamps />}
            </div>
            <ButtonLink to={to} variant={use === 3 ? 'seal' : 'outline'} className="justify-self-start">
              {t(`site.items.${use}.link`)}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Stamps() {
  const { t } = useTranslation(['page-help', 'status']);
  return (
    <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5">
      {STAMPS.map(({ status, meaning }) => (
        <div key={status} className="col-span-2 grid grid-cols-subgrid items-center">
          <dt>
            <StatusStamp status={status} label={t(`status:case.${status}`)} />
          </dt>
          <dd className="leading-6 text-ink-soft">{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}
