import { startOf } from '@app/domain/calendar';
import type { Clock } from '@app/domain/limitation-clock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lazy } from '@/components/lazy';
import { NamesIn, NameText } from '@/components/name-text';
import { WaitingLines } from '@/components/waiting-lines';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';

const loadForm = () => import('./confirm-form');

/** Which lawyer has confirmed a clock as it is; for an admin also the way to record it. */
export function ClockConfirmation({ clock, mayConfirm }: { clock: Clock; mayConfirm: boolean }) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { confirmed } = clock;
  const written = (day: string) => formatDate(startOf(day), language);
  return (
    <>
      {confirmed !== undefined && (
        <p className="max-w-[62ch] text-sm leading-6">
          <NamesIn
            text={t('confirm.by', {
              name: confirmed.name,
              licence: confirmed.licence_no,
              day: written(confirmed.lapse_on),
              on: written(confirmed.confirmed_on),
            })}
            names={[confirmed.name]}
          />
          {confirmed.reason !== '' && (
            <span className="block text-ink-soft">
              <NameText name={confirmed.reason} />
            </span>
          )}
        </p>
      )}
      {mayConfirm &&
        clock.lapse_on_earliest !== null &&
        (isOpen ? (
          <Lazy
            load={loadForm}
            meanwhile={<WaitingLines />}
            draw={({ ConfirmForm }) => <ConfirmForm clock={clock} onClose={() => setOpen(false)} />}
            onFailed={() => setOpen(false)}
          />
        ) : (
          <Button
            variant="link"
            size="sm"
            className="justify-self-start print:hidden"
            onClick={() => setOpen(true)}
          >
            {t(confirmed === undefined ? 'confirm.open' : 'confirm.change')}
          </Button>
        ))}
    </>
  );
}
