import { AUTHORITY_SCOPES, type AuthorityScope } from '@app/domain/authority';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

/** Everything that an authority can cover, and whether this one does: what is missing is shown as plainly as what is there. */
export function ScopeList({ scope, className }: { scope: readonly AuthorityScope[]; className?: string }) {
  const { t } = useTranslation(['authority', 'cases']);
  return (
    <ul className={cn('flex flex-wrap gap-x-5 gap-y-1', className)}>
      {AUTHORITY_SCOPES.map((one) => {
        const isCovered = scope.includes(one);
        const Icon = isCovered ? Check : X;
        const name = t(`cases:authorityScope.${one}`);
        return (
          <li
            key={one}
            className={cn('inline-flex items-center gap-1.5', isCovered ? 'font-medium' : 'text-ink-soft')}
          >
            <Icon aria-hidden className={cn('size-4 shrink-0', isCovered && 'text-completed')} />
            <span className="first-letter:uppercase">
              {isCovered ? name : t('authority:notCovered', { scope: name })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
