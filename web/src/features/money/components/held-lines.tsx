import { HOLDERS, type HeldMoney } from '@app/domain/payment';
import { useTranslation } from 'react-i18next';
import { Satang } from './satang';

/** What partner and office have received for the creditor; nothing where that is nothing. */
export function HeldLines({ held }: { held: HeldMoney }) {
  const { t } = useTranslation('money');
  const holders = HOLDERS.filter((holder) => held[holder] > 0);
  if (holders.length === 0) return null;
  return (
    <div className="text-sm text-ink-soft">
      {holders.map((holder) => (
        <p key={holder}>
          {t(`held.${holder}`)} <Satang satang={held[holder]} className="font-semibold" />
        </p>
      ))}
      <p>{t('held.note')}</p>
    </div>
  );
}
