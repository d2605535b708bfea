import { useTranslation } from 'react-i18next';
import { PETALS } from '@/components/identity/page-engravings';
import { ConsultCall } from '@/components/site/consult-call';
import { PageHead } from '@/components/site/page-head';
import { Section } from '@/components/site/section';
import { EventIndex } from './services/event-index';
import { GroupTabs } from './services/group-tabs';
import { GROUPS, spanOf } from './services/register';
import { RegisterLines } from './services/register-lines';

/** The firm's table of contents: every service once, numbered, and an index that starts from what happened. */
export default function ServicesPage() {
  const { t } = useTranslation('page-services');
  return (
    <>
      <PageHead
        eyebrow={t('eyebrow')}
        title={t('title')}
        lead={t('lead')}
        aside={<GroupTabs />}
        petals={PETALS.services}
      />
      {GROUPS.map((group) => (
        <Section
          key={group.id}
          id={group.id}
          label={spanOf(group)}
          title={t(`groups.${group.id}.title`)}
          lead={t(`groups.${group.id}.text`)}
        >
          <RegisterLines group={group} />
        </Section>
      ))}
      <Section
        label={t('finder.label')}
        title={t('finder.title')}
        lead={t('finder.lead')}
        note={t('finder.note')}
        tone="sheet"
      >
        <EventIndex />
      </Section>
      <ConsultCall title={t('call.title')} text={t('call.text')} />
    </>
  );
}
