import type { MutableKind } from '@app/domain/notification';
import type { Actor } from '@app/domain/roles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/empty-state';
import { Sheet } from '@/components/page';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { kindGroups } from '../kind-groups';
import { useMutedKinds } from '../use-muted-kinds';

/** Which notifications one wants, by kind: those that an account in this position can be told, and no others. */
export function KindSwitches({ uid, actor }: { uid: string; actor: Actor }) {
  const { t } = useTranslation(['settings', 'notifications', 'problems', 'common']);
  const { live, muted, isSaving, isSaved, set } = useMutedKinds(uid);
  const { groups, always } = kindGroups(actor, muted);
  return (
    <Sheet
      title={t('settings:kinds.title')}
      aside={
        <p role="status" className="text-sm text-ink-soft">
          {isSaving ? t('settings:saving') : isSaved ? t('settings:saved') : ''}
        </p>
      }
    >
      <p className="border-b border-rule px-5 py-4 text-ink-soft">{t('settings:kinds.text')}</p>
      {live.status === 'failed' && (
        <ErrorState
          title={t('settings:failed')}
          text={t(`problems:${live.problem}`)}
          retryLabel={t('common:retry')}
          onRetry={live.retry}
        />
      )}
      {live.status === 'loading' && (
        <div role="status" className="grid gap-5 px-5 py-5">
          <span className="sr-only">{t('common:loading')}</span>
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex items-center justify-between gap-6">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-7 w-12 rounded-full" />
            </div>
          ))}
        </div>
      )}
      {live.status === 'ready' && (
        <>
          {groups.map(({ group, kinds }) => (
            <section key={group} aria-label={t(`settings:kinds.groups.${group}`)}>
              <h3 className="bg-fold/60 px-5 py-1.5 font-heading text-base font-semibold">
                {t(`settings:kinds.groups.${group}`)}
              </h3>
              <ul className="divide-y divide-rule">
                {kinds.map((kind) => (
                  <KindSwitch
                    key={kind}
                    kind={kind}
                    isOn={!muted.includes(kind)}
                    onChange={(isOn) => set(kind, !isOn)}
                  />
                ))}
              </ul>
            </section>
          ))}
          {always.length > 0 && (
            <section aria-label={t('settings:kinds.always')} className="border-t border-rule">
              <h3 className="bg-fold/60 px-5 py-1.5 font-heading text-base font-semibold">
                {t('settings:kinds.always')}
              </h3>
              <ul className="grid gap-3 px-5 py-4">
                {always.map((kind) => (
                  <li key={kind}>
                    <span className="block font-medium">{t(`notifications:settings.${kind}.name`)}</span>
                    <span className="block text-sm text-ink-soft">
                      {t(`notifications:settings.${kind}.text`)}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Sheet>
  );
}

interface KindSwitchProps {
  kind: MutableKind;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function KindSwitch({ kind, isOn, onChange }: KindSwitchProps) {
  const { t } = useTranslation('notifications');
  const id = useId();
  return (
    <li className="flex items-center justify-between gap-6 px-5 py-3">
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer">
        <span id={`${id}-name`} className="block font-medium">
          {t(`settings.${kind}.name`)}
        </span>
        <span id={`${id}-text`} className="block text-sm text-ink-soft">
          {t(`settings.${kind}.text`)}
        </span>
      </label>
      <Switch
        id={id}
        name={kind}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </li>
  );
}
