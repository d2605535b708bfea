import { caseName } from '@app/domain/case-id';
import { Building2, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCaseSearch } from '@/features/cases/api/use-case-search';
import { usePartnerSearch } from '@/features/partners/api/use-partner-search';
import { links } from '@/lib/navigation/links';
import { areaOf } from '@/lib/session/area';
import { useSignedIn } from '@/lib/session/session';

/** A document that was found. */
export interface Found {
  id: string;
  to: string;
  name: string;
  detail: string;
}

interface Search {
  cases: Found[];
  partners: Found[];
  /** Not all has been answered yet. */
  isRunning: boolean;
  failed: boolean;
  /** Not all that there is was looked at: older ones may match. */
  isPartial: boolean;
}

/** Icons of what is found. */
export const ICONS = { cases: <FileText />, partners: <Building2 /> };

/** Cases within the reader's sight, and for admins partners. @param search empty: nothing is asked */
export function useFound(search: string): Search {
  const { t } = useTranslation('status');
  const me = useSignedIn();
  const area = areaOf(me);
  const isAdmin = area === 'admin';
  const linkTo = links[area].case;
  const cases = useCaseSearch(`${area}Cases`, isAdmin ? null : me.uid, search);
  const partners = usePartnerSearch(isAdmin ? search : '');
  return {
    cases: (cases.data?.rows ?? []).map((item) => ({
      id: item.id,
      to: linkTo(item.id),
      name: item.debtor_name,
      detail: `${caseName(item)} · ${t(`case.${item.status}`)}`,
    })),
    partners: (partners.data?.rows ?? []).map(({ id, company_name, status }) => ({
      id,
      to: links.admin.partner(id),
      name: company_name,
      detail: t(`partner.${status}`),
    })),
    isRunning: search !== '' && (cases.status === 'loading' || (isAdmin && partners.status === 'loading')),
    failed: cases.status === 'failed' || partners.status === 'failed',
    isPartial: [cases, partners].some(({ data }) => data !== undefined && data.after !== null),
  };
}
