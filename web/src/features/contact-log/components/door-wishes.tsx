import { DOOR_WISHES, type DoorState } from '@app/domain/door';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';

/** How the debtor wants to be contacted, in the debtor's words. */
export function DoorWishes({ wishes }: Pick<DoorState, 'wishes'>) {
  const { t } = useTranslation('contact-log');
  const said = DOOR_WISHES.flatMap((kind) => {
    const wish = wishes[kind];
    return wish === undefined ? [] : [{ kind, ...wish }];
  });
  if (said.length === 0) return null;
  return (
    <dl aria-label={t('wishes.title')} className="grid gap-2 border-s-3 border-brass ps-3">
      {said.map(({ kind, text, reach, at }) => (
        <div key={kind}>
          <dt className="text-sm text-ink-soft">
            {t(`wishes.${kind}`)} · <DateText date={at} />
          </dt>
          <dd className="break-words whitespace-pre-wrap">
            {[text, reach].filter((one) => one !== '').join('\n')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
