import { links } from '@/lib/navigation/links';
import { useToday } from '@/lib/page/use-today';
import { useActByGroup } from './act-by-lines';
import { useBrokenGroup, useCallableGroup, usePromisedGroup } from './agenda-lines';
import { useNewGroup, useQuietGroup } from './case-lines';
import { useToAcceptGroup } from './case-life-lines';
import { useReportsDueGroup } from './report-lines';
import { Queue } from './queue';

/**
 * What a partner has to do today: limitation first, since a claim may be lost by it; cases to be accepted, reports due, promises due and
 * broken, debtors who may be contacted now, new cases, and those in which nothing was heard for a week.
 */
export function PartnerQueue({ partnerId }: { partnerId: string }) {
  const today = useToday();
  const actBy = useActByGroup(partnerId, today);
  const toAccept = useToAcceptGroup(partnerId, today);
  const reports = useReportsDueGroup(partnerId, today);
  const promised = usePromisedGroup(partnerId, today);
  const broken = useBrokenGroup(partnerId, today);
  const callable = useCallableGroup(partnerId, today);
  const fresh = useNewGroup(partnerId, today);
  const quiet = useQuietGroup({
    partnerId,
    today,
    listLink: links.partner.dashboard,
    linkTo: links.partner.case,
  });
  return <Queue groups={[actBy, toAccept, reports, promised, broken, callable, fresh, quiet]} />;
}
