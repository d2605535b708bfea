import { LAW_TABLES, lawVersionOn, type LawTable } from '@app/domain/law/tables';
import { lazy, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '@/components/page';
import { LawSheet } from '@/features/law/components/law-sheet';
import { MissingCalendar } from '@/features/law/components/missing-calendar';
import { withTexts } from '@/i18n/lazy-texts';
import { useLawConfirmation } from '@/lib/live/use-law-confirmation';
import { useToday } from '@/lib/page/use-today';

// Loaded when somebody opens the table.
const loadMoney = () => withTexts(['limitation'], () => import('@/features/law/components/money-rows'));
const ROWS: Record<LawTable, ComponentType> = {
  contact_rules: lazy(async () => ({
    default: (await import('@/features/law/components/contact-rule-rows')).ContactRuleRows,
  })),
  holidays: lazy(async () => ({
    default: (await import('@/features/law/components/holiday-rows')).HolidayRows,
  })),
  limitation: lazy(async () => ({
    default: (await withTexts(['limitation'], () => import('@/features/law/components/limitation-rows')))
      .LimitationRows,
  })),
  default_interest: lazy(async () => ({ default: (await loadMoney()).DefaultInterestRows })),
  court_fee: lazy(async () => ({ default: (await loadMoney()).CourtFeeRows })),
  wording: lazy(async () => ({
    default: (await withTexts(['wording'], () => import('@/features/law/components/wording-rows')))
      .WordingRows,
  })),
  evidence: lazy(async () => ({
    default: (
      await withTexts(['limitation', 'readiness'], () => import('@/features/law/components/evidence-rows'))
    ).EvidenceRows,
  })),
  commitments: lazy(async () => ({
    default: (await import('@/features/law/components/commitment-rows')).CommitmentRows,
  })),
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

export function Ahead() {
  return LAW_TABLES.map((table) => <AheadOf key={table} table={table} />);
}

function AheadOf({ table }: { table: LawTable }) {
  useLawConfirmation(table, lawVersionOn(table, useToday()).n);
  return null;
}
