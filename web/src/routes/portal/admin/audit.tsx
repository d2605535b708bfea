import { AUDIT_ACTIONS, type AuditEntry } from '@app/domain/audit';
import { LISTS } from '@app/domain/lists';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/empty-state';
import { ListFrame } from '@/components/list-frame';
import { Page, Sheet } from '@/components/page';
import { useAuditAhead, useAuditList } from '@/features/audit/api/use-audit-list';
import { AuditTable } from '@/features/audit/components/audit-table';
import { usePartnerNames } from '@/features/partners/api/use-partner-names';
import { useListState } from '@/lib/list/list-state';

/** The partners of an assignment. */
function partnersIn({ from_partner_id, to_partner_id }: AuditEntry['details']): string[] {
  return [from_partner_id, to_partner_id].filter((id) => typeof id === 'string');
}

/** What admins did to other people's rights and data; nobody changes or deletes it. */
export default function AdminAudit() {
  const { t } = useTranslation('audit');
  const state = useListState(LISTS.audit);
  const list = useAuditList(state);
  const names = usePartnerNames(list.shown?.rows.flatMap(({ details }) => partnersIn(details)) ?? []);
  return (
    <Page title={t('headings:audit.title')} lead={t('headings:audit.lead')}>
      <Sheet>
        <ListFrame
          state={state}
          list={list}
          searchLabel={t('search')}
          filters={[
            {
              id: 'action',
              label: t('action'),
              choices: [
                { value: '', label: t('anyAction') },
                ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) })),
              ],
            },
          ]}
          sorts={{ newest: t('newest'), oldest: t('oldest') }}
          failure={{ title: t('failed') }}
          empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        >
          {(rows) => <AuditTable rows={rows} partnerOf={(id) => names?.get(id)} />}
        </ListFrame>
      </Sheet>
    </Page>
  );
}

export function Ahead() {
  useAuditAhead();
  return null;
}
