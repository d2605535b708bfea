import type { Actor } from '@app/domain/roles';
import { useTranslation } from 'react-i18next';
import { kindGroups } from '../kind-groups';
import { useOffChoices } from '../use-off-choices';
import { SettingsSheet } from './settings-sheet';
import { SwitchRow } from './switch-row';

/** Which notifications one wants, by kind: those that an account in this position can be told, and no others. */
export function KindSwitches({ uid, actor }: { uid: string; actor: Actor }) {
  const { t } = useTranslation('settings');
  const { off: muted, set, ...state } = useOffChoices(uid, 'muted_kinds');
  const { groups, always } = kindGroups(actor, muted);
  return (
    <SettingsSheet title={t('settings:kinds.title')} text={t('settings:kinds.text')} {...state}>
      {groups.map(({ group, kinds }) => (
        <section key={group} aria-label={t(`settings:kinds.groups.${group}`)}>
          <h3 className="bg-fold/60 px-5 py-1.5 font-heading text-base font-semibold">
            {t(`settings:kinds.groups.${group}`)}
          </h3>
          <ul className="divide-y divide-rule">
            {kinds.map((kind) => (
              <SwitchRow
                key={kind}
                name={kind}
                title={t(`settings:notices.${kind}.name`)}
                text={t(`settings:notices.${kind}.text`)}
                isOn={!muted.includes(kind)}
                onChange={(isOn) => set([kind], !isOn)}
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
                <span className="block font-medium">{t(`settings:notices.${kind}.name`)}</span>
                <span className="block text-sm text-ink-soft">{t(`settings:notices.${kind}.text`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </SettingsSheet>
  );
}
