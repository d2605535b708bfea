import type { QuestionedWording } from '@app/domain/case';
import { dayOf } from '@app/domain/calendar';
import { lawVersionOn } from '@app/domain/law/tables';
import type { LimitationState } from '@app/domain/limitation';
import { LIMITS } from '@app/domain/limits';
import { findingIds, findings, type WordingFinding } from '@app/domain/wording';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { NamesIn } from '@/components/name-text';
import { Textarea } from '@/components/ui/textarea';
import { useLawConfirmation } from '@/lib/live/use-law-confirmation';

const versionNow = () => lawVersionOn('wording', dayOf(new Date())).n;

/**
 * What is found in a text that everybody in the case reads.
 * @param clockState of the debt's earliest period of limitation, where the text is about a contact with the debtor
 */
export function check(text: string, clockState?: LimitationState): WordingFinding[] {
  return findings(text, { recipient: 'case', clockState });
}

/** The ids that are stored with a text; empty where nothing is found. */
export function idsIn(text: string, clockState?: LimitationState): string[] {
  return findingIds(check(text, clockState));
}

/** The version of the table that the ids are of; stored with them. */
export function lawOf(): QuestionedWording['law'] {
  return { table: 'wording', n: versionNow() };
}

interface WordingGuardProps {
  /** At least one. */
  found: readonly WordingFinding[];
  reason: string;
  onReason: (reason: string) => void;
  error: string | undefined;
  /** The field of the reason. */
  field: Ref<HTMLTextAreaElement>;
}

/** Which words to reconsider, why, what to write instead, and the reason for sending them all the same. */
export function WordingGuard({ found, reason, onReason, error, field }: WordingGuardProps) {
  const { t } = useTranslation('wording');
  const lawyer = useLawConfirmation('wording', versionNow()).data?.confirmed_by;
  const state =
    lawyer === undefined
      ? t('unconfirmed')
      : t('confirmed', { name: lawyer.name, licence: lawyer.licence_no });
  return (
    <div className="grid gap-4 border-s-4 border-brass ps-4">
      <div role="status" className="grid gap-3">
        <p className="font-semibold">
          {t('found')}
          <span className="ms-2 text-sm font-normal text-ink-soft">
            {t('count', { count: found.length })}
          </span>
        </p>
        <ul className="grid gap-3">
          {found.map(({ row, quote, start }) => (
            <li key={`${row.id}${start}`} className="grid gap-0.5">
              <q lang={row.language} className="font-semibold break-words text-seal">
                {quote}
              </q>
              <span>{t(`topics.${row.topic}.why`)}</span>
              <span className="text-ink-soft">
                {t('better')} <q>{t(`topics.${row.topic}.better`)}</q>
              </span>
              <span className="text-sm break-words text-ink-soft">
                <NamesIn
                  text={t('by', {
                    law: t(`law.${row.law.act}`, { sections: row.law.sections.join(', ') }),
                    state,
                  })}
                  names={[lawyer?.name]}
                />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <FormField label={t('reason.label')} hint={t('reason.hint')} error={error} required>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            className="min-h-20"
            maxLength={LIMITS.wordingReason}
            placeholder={t('reason.placeholder')}
            value={reason}
            onChange={(event) => onReason(event.target.value)}
          />
        )}
      </FormField>
    </div>
  );
}

/** What the button says that sends it. */
export function SendLabel() {
  const { t } = useTranslation('wording');
  return t('reason.send');
}
