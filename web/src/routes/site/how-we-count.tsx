import { startOf } from '@app/domain/calendar';
import { FIGURE_POLICY, type PublicFigures } from '@app/domain/public-figures';
import { useTranslation } from 'react-i18next';
import { claims } from '@/claims.config';
import { PETALS } from '@/components/identity/page-engravings';
import { countedFigures } from '@/components/site/counted-figures';
import { PageHead } from '@/components/site/page-head';
import { Schedule } from '@/components/site/schedule';
import { Section } from '@/components/site/section';
import { useLanguage } from '@/i18n';
import { formatCount, formatDate } from '@/i18n/format';

const RULES = ['cases', 'reopened', 'few', 'rounded', 'privacy', 'promise'] as const;
const STATED = ['casesWon', 'clients', 'experience', 'provinces'] as const;

/** What the figures of the site are counted from, and which of them are counted at all. */
export default function HowWeCount({ figures }: { figures: PublicFigures | null }) {
  const { t } = useTranslation(['page-how-we-count', 'page-home']);
  const language = useLanguage();
  const { minimum, months } = FIGURE_POLICY;
  const counted = countedFigures(figures);
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} petals={PETALS['how-we-count']} />
      <Section
        label={t('counted.label')}
        title={t('counted.title')}
        lead={
          figures === null
            ? t('counted.none', { minimum })
            : t('counted.period', {
                cases: formatCount(figures.closed, language),
                since: formatDate(startOf(figures.since), language),
                until: formatDate(startOf(figures.as_of), language),
                method: figures.method,
              })
        }
      >
        {counted.length > 0 && (
          <Schedule
            labels={{ term: t('columns.figure'), text: t('columns.counted'), remark: t('columns.from') }}
            rows={counted.map(({ id, figure, counts }) => ({
              term: <Figure figure={figure} label={t(`items.${id}.label`)} />,
              text: t(`items.${id}.text`),
              remark: t(
                `items.${id}.from`,
                Object.fromEntries(
                  Object.entries(counts).map(([name, count]) => [name, formatCount(count, language)]),
                ),
              ),
            }))}
          />
        )}
      </Section>
      <Section label={t('rules.label')} title={t('rules.title')} tone="sheet">
        <Schedule
          rows={RULES.map((rule) => ({
            term: t(`rules.items.${rule}.title`),
            text: t(`rules.items.${rule}.text`, { minimum, months }),
          }))}
        />
      </Section>
      <Section label={t('stated.label')} title={t('stated.title')} lead={t('stated.lead')}>
        <Schedule
          labels={{ term: t('columns.figure'), text: t('columns.basis') }}
          rows={STATED.map((id) => ({
            term: <Figure figure={claims[id].figure} label={t(`page-home:record.items.${id}`)} />,
            text: claims[id].basis[language],
          }))}
        />
      </Section>
    </>
  );
}

function Figure({ figure, label }: { figure: string; label: string }) {
  return (
    <>
      <span className="block text-4xl leading-[1.3] figures">{figure}</span>
      <span className="block font-body text-base leading-7 font-normal text-ink-soft">{label}</span>
    </>
  );
}
