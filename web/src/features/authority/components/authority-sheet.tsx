import { authorityState, type Authority, type AuthorityState } from '@app/domain/authority';
import { startOf } from '@app/domain/calendar';
import type { Case } from '@app/domain/case';
import { Ban, Check, CircleAlert, Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { FailedLine } from '@/components/failed-line';
import { Sheet } from '@/components/page';
import { WaitingLines } from '@/components/waiting-lines';
import { cn } from '@/lib/cn';
import { useAuthority } from '@/lib/live/use-authority';
import { useKept } from '@/lib/live/use-kept';
import { useToday } from '@/lib/page/use-today';
import { ScopeList } from './scope-list';

const LOOKS: Record<AuthorityState, { Icon: LucideIcon; classes: string }> = {
  missing: { Icon: CircleAlert, classes: 'text-progress' },
  valid: { Icon: Check, classes: 'text-completed' },
  to_come: { Icon: Clock, classes: 'text-progress' },
  ended: { Icon: CircleAlert, classes: 'text-seal' },
  revoked: { Icon: Ban, classes: 'text-seal' },
};

interface AuthoritySheetProps {
  item: Pick<Case, 'id' | 'partner_id'>;
  /** Shown while nobody has the case. */
  unassigned?: ReactNode;
  /** What this reader can do, below the state. */
  draw: (authority: Authority | null, state: AuthorityState) => ReactNode;
}

/** What the partner may do for the creditor by the recorded letter, and until when. */
export function AuthoritySheet({ item, unassigned, draw }: AuthoritySheetProps) {
  const { t } = useTranslation(['headings', 'authority']);
  const live = useAuthority(item.id, item.partner_id);
  const authority = useKept(live);
  const today = useToday();
  const title = t('headings:authority.title');
  const body = () => {
    if (item.partner_id === null) return unassigned;
    if (live.status === 'failed')
      return <FailedLine text={t('authority:failed')} onRetry={live.retry} className="p-5" />;
    if (authority === undefined) return <WaitingLines />;
    const state = authorityState(authority, today);
    return (
      <div className="grid gap-4 p-5" data-state={state}>
        <StateLine state={state} />
        {authority !== null && <Terms authority={authority} isInForce={state === 'valid'} />}
        {draw(authority, state)}
      </div>
    );
  };
  return (
    <Sheet title={title} id="case-authority">
      {body()}
    </Sheet>
  );
}

function StateLine({ state }: { state: AuthorityState }) {
  const { t } = useTranslation('authority');
  const { Icon, classes } = LOOKS[state];
  return (
    <p className={cn('inline-flex items-center gap-2 font-semibold', classes)}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {t(`state.${state}`)}
    </p>
  );
}

function Terms({ authority, isInForce }: { authority: Authority; isInForce: boolean }) {
  const { t } = useTranslation('authority');
  const { scope, from_on, until_on } = authority;
  return (
    <div className={cn('grid gap-2', !isInForce && 'text-ink-soft')}>
      <ScopeList scope={scope} />
      <p className="flex flex-wrap gap-x-4 text-sm">
        <span>
          {t('from')} <DateText date={startOf(from_on)} style="long" />
        </span>
        <span>
          {until_on === null ? (
            t('noEnd')
          ) : (
            <>
              {t('until')} <DateText date={startOf(until_on)} style="long" />
            </>
          )}
        </span>
      </p>
    </div>
  );
}
