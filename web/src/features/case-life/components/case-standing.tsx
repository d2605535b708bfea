import type { CaseOutcome, CaseStanding } from '@app/domain/case-life';
import { isOpen, type Case } from '@app/domain/case';
import { shortCaseId } from '@app/domain/case-id';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateText } from '@/components/date-text';
import { useLanguage } from '@/i18n';
import { formatMoney } from '@/i18n/format';
import { useConfirmedMoney } from '../api/use-case-life';

interface CaseStandingTextProps {
  item: Case;
  outcome: CaseOutcome | undefined;
  standing: CaseStanding | null;
  /** The page of another case; undefined: the reader may not open it. */
  linkTo?: ((caseId: string) => string) | undefined;
  /** Reads of themselves as "you", and is not shown that a wording was questioned. */
  isCustomer?: boolean;
}

/** Is there anything to say of a case besides its status? */
export function hasStanding({ item, outcome, standing }: CaseStandingTextProps): boolean {
  if (outcome !== undefined && !isOpen(item.status)) return true;
  if (standing === null) return false;
  const { hold, objection, duplicate_of: original, duplicates } = standing;
  return (
    (hold !== null && isOpen(item.status)) || objection !== null || original !== null || duplicates.length > 0
  );
}

/** With what a case ended, what the customer says to it, whether it is on hold, and which cases are the same. */
export function CaseStandingText({
  item,
  outcome,
  standing,
  linkTo,
  isCustomer = false,
}: CaseStandingTextProps) {
  const { t } = useTranslation(['case-life', 'status']);
  const open = isOpen(item.status);
  const hold = open ? (standing?.hold ?? null) : null;
  const objection = standing?.objection ?? null;
  const customer = t(isCustomer ? 'case-life:by.you' : 'case-life:by.customer');
  return (
    <div className="grid gap-4">
      {!open && outcome !== undefined && (
        <Said
          title={t(`status:outcome.${outcome.outcome}`)}
          strong
          when={outcome.created_at}
          by={t(`case-life:by.${outcome.by_role}`)}
          text={outcome.sentence}
          remark={
            outcome.wording === undefined || isCustomer
              ? undefined
              : t('case-life:outcome.questioned', { reason: outcome.wording.reason })
          }
        />
      )}
      {hold !== null && (
        <Said
          title={t(isCustomer ? 'case-life:hold.you' : 'case-life:hold.on')}
          when={hold.at}
          by={customer}
          text={hold.reason}
        />
      )}
      {standing !== null && standing.duplicate_of !== null && (
        <p>
          {t('case-life:duplicate.of')} <OtherCase {...standing.duplicate_of} linkTo={linkTo} />
          <span className="block text-sm text-ink-soft">{t('case-life:duplicate.countedThere')}</span>
        </p>
      )}
      {standing !== null && standing.duplicates.length > 0 && (
        <div>
          <p>{t('case-life:duplicate.others')}</p>
          <ul>
            {standing.duplicates.map((other) => (
              <MergedCase key={other.case_id} {...other} linkTo={linkTo} />
            ))}
          </ul>
        </div>
      )}
      {objection !== null && (
        <>
          <Said
            title={t(
              isCustomer
                ? `case-life:objection.you.${objection.state}`
                : `case-life:objection.${objection.state}`,
            )}
            when={objection.at}
            by={customer}
            text={objection.text}
          />
          {objection.answer !== null && objection.answered_at !== null && (
            <Said
              title={t('case-life:objection.answer')}
              when={objection.answered_at}
              by={t('case-life:by.admin')}
              text={objection.answer}
            />
          )}
        </>
      )}
    </div>
  );
}

interface SaidProps {
  title: string;
  when: Date;
  by: string;
  text: string;
  /** About the text. */
  remark?: string | undefined;
  strong?: boolean;
}

/** Something that a person said, with who and when. */
function Said({ title, when, by, text, remark, strong = false }: SaidProps) {
  return (
    <div className="grid gap-1">
      <p className={strong ? 'font-heading text-lg font-semibold' : 'font-semibold'}>{title}</p>
      {text !== '' && (
        <blockquote className="border-s-3 border-brass ps-3 break-words whitespace-pre-wrap">
          {text}
        </blockquote>
      )}
      {remark !== undefined && <p className="text-sm break-words text-ink-soft">{remark}</p>}
      <p className="text-sm text-ink-soft">
        {by} · <DateText date={when} style="moment" />
      </p>
    </div>
  );
}

interface OtherCaseProps {
  case_id: string;
  case_number: string | null;
  linkTo: CaseStandingTextProps['linkTo'];
}

/** A case that was merged into this one, with the money that it brings. */
function MergedCase(other: OtherCaseProps) {
  const { t } = useTranslation('case-life');
  const language = useLanguage();
  const money = useConfirmedMoney(other.case_id).data;
  return (
    <li className="flex flex-wrap gap-x-2">
      <OtherCase {...other} />
      {money && (
        <span className="text-ink-soft">
          {t('duplicate.received', { amount: formatMoney(money.paid_confirmed / 100, language) })}
        </span>
      )}
    </li>
  );
}

function OtherCase({ case_id, case_number, linkTo }: OtherCaseProps) {
  const name = case_number ?? shortCaseId(case_id);
  if (linkTo === undefined) return <span className="whitespace-nowrap figures">{name}</span>;
  return (
    <Link
      to={linkTo(case_id)}
      className="whitespace-nowrap text-focus figures underline underline-offset-4 hover:text-ink"
    >
      {name}
    </Link>
  );
}
