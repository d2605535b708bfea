import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/page';
import { areKeysOn, switchKeys } from '@/lib/page/use-shortcut';
import { SwitchRow } from './switch-row';

/** Whether shortcuts of one key work in this browser: who speaks to the device can press them by chance. */
export function KeysSheet() {
  const { t } = useTranslation('settings');
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <Sheet title={t('keys.title')}>
      <ul>
        <SwitchRow
          name="single-keys"
          title={t('keys.name')}
          text={t('keys.text')}
          isOn={isOn}
          onChange={(wanted) => {
            switchKeys(wanted);
            setOn(wanted);
          }}
        />
      </ul>
    </Sheet>
  );
}
