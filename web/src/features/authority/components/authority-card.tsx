import type { Authority } from '@app/domain/authority';
import { startOf } from '@app/domain/calendar';
import type { Case } from '@app/domain/case';
import { caseName } from '@app/domain/case-id';
import { doorPath } from '@app/domain/door';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { Facts } from '@/components/facts';
import type { Popup } from '@/components/lazy-popup';
import { Letterhead } from '@/components/letterhead';
import { NameText } from '@/components/name-text';
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@/components/ui/dialog';
import { ScopeList } from './scope-list';

interface AuthorityCardProps {
  item: Pick<Case, 'id' | 'case_number'>;
  partner: { company_name: string; contact_person: string };
  authority: Authority;
  popup: Popup;
}

/**
 * The whole screen, to be held up to the debtor: who acts, and for what. Neither debtor, creditor nor amount is on it: others may
 * look at the same screen (Debt Collection Act B.E. 2558, s. 8 and s. 9).
 */
export function AuthorityCard({
  item,
  partner,
  authority,
  popup: { root, anchor, content },
}: AuthorityCardProps) {
  const { t } = useTranslation(['authority', 'headings']);
  const { scope, until_on } = authority;
  return (
    <Dialog {...root}>
      <DialogTrigger asChild>{anchor}</DialogTrigger>
      <DialogContent
        {...content}
        className="top-0 left-0 grid size-full max-h-none max-w-none translate-0 content-start gap-0 overflow-auto rounded-none border-0 p-0"
      >
        <div className="mx-auto w-full max-w-2xl py-6">
          <Letterhead>
            <DialogTitle className="font-heading text-2xl font-semibold">
              {t('headings:authority.title')}
            </DialogTitle>
          </Letterhead>
          <Facts
            facts={[
              {
                label: t('authority:show.company'),
                value: (
                  <span className="text-xl font-semibold">
                    <NameText name={partner.company_name} />
                  </span>
                ),
              },
              { label: t('authority:show.person'), value: <NameText name={partner.contact_person} /> },
              { label: t('authority:show.case'), value: <span className="figures">{caseName(item)}</span> },
              { label: t('authority:show.may'), value: <ScopeList scope={scope} className="grid" /> },
              {
                label: t('authority:show.until'),
                value:
                  until_on === null ? (
                    t('authority:noEnd')
                  ) : (
                    <DateText date={startOf(until_on)} style="long" />
                  ),
              },
            ]}
          />
          {!scope.includes('receive_money') && (
            <p className="mx-5 my-4 border-s-4 border-seal ps-4 text-lg font-semibold text-seal">
              {t('authority:show.noMoney')}
            </p>
          )}
          <DialogDescription className="border-t border-rule px-5 py-4">
            {t('authority:show.check', { site: `${location.host}${doorPath()}` })}
          </DialogDescription>
        </div>
      </DialogContent>
    </Dialog>
  );
}
