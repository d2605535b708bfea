import type { CaseUpdate } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { NamesIn } from '@/components/name-text';

interface CapacityProps {
  role: CaseUpdate['author_role'];
  company: CaseUpdate['author_company'];
}

/**
 * In which capacity somebody wrote, as the server says: the firm's own people carry its mark, a partner the company. Nothing
 * as long as the server has not said it, for a name can be anybody's.
 */
export function Capacity({ role, company }: CapacityProps) {
  const { t } = useTranslation('cases');
  if (role === 'admin') {
    return (
      <span className="rounded-sm border border-seal px-1.5 text-xs leading-5 font-semibold whitespace-nowrap text-seal">
        {t('capacity.admin')}
      </span>
    );
  }
  if (role === undefined) return null;
  const name = company === undefined || company === null || company.trim() === '' ? null : company;
  return (
    <span className="min-w-0 text-sm break-words text-ink-soft">
      {role === 'partner' && name !== null ? (
        <NamesIn text={t('capacity.partnerOf', { company: name })} names={[name]} />
      ) : (
        t(`capacity.${role}`)
      )}
    </span>
  );
}
