import { startOf } from '@app/domain/calendar';
import { DOOR_POLICY, isDoubt, isWish, type DoorAnswer } from '@app/domain/door';
import { dueDayOf } from '@app/domain/privacy-request';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { FailedLine } from '@/components/failed-line';
import { InlineConfirm } from '@/components/inline-confirm';
import { WaitingLines } from '@/components/waiting-lines';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { resolveDoorAnswer } from '../api/door-calls';
import { useDoorAnswers } from '../api/use-door-answers';

/** What the debtor answered, and whether somebody has dealt with it. */
export function DoorAnswers({ caseId }: { caseId: string }) {
  const { t } = useTranslation('door');
  const { status, data, retry } = useDoorAnswers(caseId);
  if (status === 'failed') return <FailedLine text={t('answers.failed')} onRetry={retry} className="p-5" />;
  if (data === undefined) return <WaitingLines />;
  if (data.length === 0) return <p className="px-5 pb-5 text-ink-soft">{t('answers.none')}</p>;
  return (
    <ul aria-label={t('answers.title')} className="divide-y divide-rule border-t border-rule">
      {data.map((answer) => (
        <Answer key={answer.id} answer={answer} />
      ))}
    </ul>
  );
}

function Answer({ answer }: { answer: DoorAnswer }) {
  const { t } = useTranslation('door');
  const { kind, text, reach, created_at, state, resolved } = answer;
  const isOpen = state === 'open';
  return (
    <li className="grid justify-items-start gap-2 px-5 py-4">
      <p className="flex flex-wrap gap-x-3">
        <span className="font-semibold">{t(`kind.${kind}`)}</span>
        <DateText date={created_at} style="moment" className="text-ink-soft" />
      </p>
      {isOpen && <Consequence answer={answer} />}
      {text !== '' && (
        <blockquote className="border-s-3 border-brass ps-3 break-words whitespace-pre-wrap">
          {text}
        </blockquote>
      )}
      {reach !== '' && (
        <p className="break-words">
          <span className="text-ink-soft">{t('answers.reach')}</span> {reach}
        </p>
      )}
      {resolved !== undefined && (
        <p className="text-ink-soft">
          {t('answers.resolvedOn')} <DateText date={resolved.at} style="moment" />
        </p>
      )}
      {isOpen && <Resolve id={answer.id} />}
    </li>
  );
}

/** What an open answer changes, or by when it must be dealt with. */
function Consequence({ answer }: { answer: DoorAnswer }) {
  const { t } = useTranslation('door');
  const language = useLanguage();
  const { kind } = answer;
  if (isDoubt(kind) && DOOR_POLICY.pausing.includes(kind))
    return <p className="font-medium text-seal">{t('answers.pauses')}</p>;
  if (isWish(kind)) return <p className="text-sm text-ink-soft">{t('answers.shown')}</p>;
  if (kind !== 'data_request') return null;
  const date = formatDate(startOf(dueDayOf(answer)), language, 'long');
  return <p className="font-medium text-seal">{t('answers.due', { date })}</p>;
}

function Resolve({ id }: { id: string }) {
  const { t } = useTranslation('door');
  return (
    <InlineConfirm
      words={{
        ask: t('resolve.open'),
        text: t('resolve.text'),
        confirm: t('resolve.confirm'),
        cancel: t('resolve.cancel'),
        done: t('resolve.done'),
        failed: t('resolve.failed'),
      }}
      run={() => resolveDoorAnswer(id)}
    />
  );
}
