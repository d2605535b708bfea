import type { Actor } from '@app/domain/roles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/components/ui/checkbox';
import { mailedKinds } from '../kind-groups';
import { useOffChoices } from '../use-off-choices';
import { SettingsSheet } from './settings-sheet';
import { SwitchRow } from './switch-row';

/** What one gets by e-mail beside the notifications: the daily digest with its kinds, and what cannot wait. */
export function MailSwitches({ uid, actor }: { uid: string; actor: Actor }) {
  const { t } = useTranslation('settings');
  const { off, set, ...state } = useOffChoices(uid, 'mail_off');
  const { atOnce, digest } = mailedKinds(actor);
  const hasDigest = !off.includes('digest');
  return (
    <SettingsSheet title={t('settings:mail.title')} text={t('settings:mail.text')} {...state}>
      <ul className="divide-y divide-rule">
        {atOnce.map(({ name, kinds }) => (
          <SwitchRow
            key={name}
            name={`mail-${name}`}
            title={t(`settings:notices.${name}.name`)}
            text={t('settings:mail.atOnce')}
            isOn={!kinds.some((kind) => off.includes(kind))}
            onChange={(isOn) => set(kinds, !isOn)}
          />
        ))}
        <SwitchRow
          name="mail-digest"
          title={t('settings:mail.digest')}
          text={t('settings:mail.digestText')}
          isOn={hasDigest}
          onChange={(isOn) => set(['digest'], !isOn)}
        />
      </ul>
      <details className="border-t border-rule px-5 py-3">
        <summary className="cursor-pointer py-1 font-medium">{t('settings:mail.contents')}</summary>
        <fieldset disabled={!hasDigest} className="py-2 disabled:opacity-55">
          <legend className="sr-only">{t('settings:mail.contents')}</legend>
          <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {digest.map(({ name, kinds }) => (
              <MailedKind
                key={name}
                name={name}
                title={t(`settings:notices.${name}.name`)}
                isOn={!kinds.some((kind) => off.includes(kind))}
                onChange={(isOn) => set(kinds, !isOn)}
              />
            ))}
          </div>
        </fieldset>
      </details>
    </SettingsSheet>
  );
}

interface MailedKindProps {
  name: string;
  title: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function MailedKind({ name, title, isOn, onChange }: MailedKindProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Checkbox
        id={id}
        name={`mail-${name}`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="flex-1 cursor-pointer py-1.5">
        {title}
      </label>
    </div>
  );
}
