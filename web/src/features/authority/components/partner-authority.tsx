import type { Case } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { LazyPopup } from '@/components/lazy-popup';
import { Button } from '@/components/ui/button';
import { AuthoritySheet } from './authority-sheet';

const loadCard = () => import('./authority-card');

interface PartnerAuthorityProps {
  item: Case;
  /** Who shows it. */
  partner: { company_name: string; contact_person: string };
}

/** The partner's own authority in a case, to show to the debtor. */
export function PartnerAuthority({ item, partner }: PartnerAuthorityProps) {
  const { t } = useTranslation('authority');
  return (
    <AuthoritySheet
      item={item}
      draw={(authority, state) => {
        if (state === 'missing') return <p className="text-sm text-ink-soft">{t('missing')}</p>;
        if (authority === null || state !== 'valid') return null;
        return (
          <LazyPopup
            opens="dialog"
            load={loadCard}
            draw={({ AuthorityCard }, popup) => (
              <AuthorityCard item={item} partner={partner} authority={authority} popup={popup} />
            )}
          >
            <Button className="justify-self-start print:hidden">{t('show.open')}</Button>
          </LazyPopup>
        );
      }}
    />
  );
}
