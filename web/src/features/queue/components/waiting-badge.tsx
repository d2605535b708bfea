import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '@/i18n';
import { formatCount } from '@/i18n/format';
import { QueryProvider } from '@/lib/command/query-provider';
import { useWaiting } from '../api/use-queue';
import type { WaitingKind } from '../api/use-waiting-count';

interface WaitingBadgeProps {
  kind: WaitingKind;
  /** Of the sentence that describes the link beside it. */
  id: string;
}

/** How many of a kind wait, beside its entry in the menu, which is outside of what the pages share. */
export function WaitingBadge(props: WaitingBadgeProps) {
  return (
    <QueryProvider>
      <Badge {...props} />
    </QueryProvider>
  );
}

/** Nothing where nothing waits. Not a live region: the bell already says what comes in. */
function Badge({ kind, id }: WaitingBadgeProps) {
  const { t } = useTranslation('queue');
  const language = useLanguage();
  const { pathname } = useLocation();
  const { value: count } = useWaiting(kind, pathname);
  if (count === undefined || count === 0) return null;
  const figure = formatCount(count, language);
  const sentence = {
    cases: t('badges.cases', { count: figure }),
    contacts: t('badges.contacts', { count: figure }),
    partners: t('badges.partners', { count: figure }),
    privacyRequests: t('badges.privacyRequests', { count: figure }),
  }[kind];
  return (
    <>
      <span
        aria-hidden
        className="min-w-6 rounded-full bg-seal-wash px-1.5 text-center text-sm leading-6 font-semibold text-seal figures"
      >
        {figure}
      </span>
      <span id={id} hidden>
        {sentence}
      </span>
    </>
  );
}
