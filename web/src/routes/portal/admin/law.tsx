import { LAW_TABLES, lawVersionOn, type LawTable } from '@app/domain/law/tables';
import { lazy, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '@/components/page';
import { CommitmentRows } from '@/features/law/components/commitment-rows';
import { ContactRuleRows } from '@/features/law/components/contact-rule-rows';
import { LawSheet } from '@/features/law/components/law-sheet';
import { LimitationRows } from '@/features/law/components/limitation-rows';
import { MissingCalendar } from '@/features/law/components/missing-calendar';
import { CourtFeeRows, DefaultInterestRows } from '@/features/law/components/money-rows';
import { withTexts } from '@/i18n/lazy-texts';
import { useLawConfirmation } from '@/lib/live/use-law-confirmation';
import { useToday } from '@/lib/page/use-today';

// The two long tables are loaded when somebody opens them.
const HolidayRows = lazy(async () => ({
  default: (await import('@/features/law/components/holiday-rows')).HolidayRows,
}));
const WordingRows = lazy(async () => ({
  default: (await withTexts(['wording'], () => import('@/features/law/components/wording-rows'))).WordingRows,
}));

const ROWS: Record<LawTable, ComponentType> = {
  contact_rules: ContactRuleRows,
  holidays: HolidayRows,
  limitation: LimitationRows,
  default_interest: DefaultInterestRows,
  court_fee: CourtFeeRows,
  wording: WordingRows,
  commitments: CommitmentRows,
};

/** The tables of law that the portal calculates with, and which lawyer has confirmed them (decision 183). */
export default function AdminLaw() {
  const { t } = useTranslation(['headings', 'law']);
  return (
    <Page title={t('headings:law.title')} lead={t('headings:law.lead')}>
      <p className="max-w-prose">{t('law:note')}</p>
      <MissingCalendar />
      {LAW_TABLES.map((table) => {
        const Rows = ROWS[table];
        return (
          <LawSheet key={table} table={table}>
            <Rows />
          </LawSheet>
        );
      })}
    </Page>
  );
}

/** Prefetches the page's documents while the session is not confirmed yet (decision 087). */
export function Ahead() {
  return LAW_TABLES.map((table) => <AheadOf key={table} table={table} />);
}

function AheadOf({ table }: { table: LawTable }) {
  useLawConfirmation(table, lawVersionOn(table, useToday()).n);
  return null;
}
