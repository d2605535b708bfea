import { links } from '@/lib/navigation/links';
import { useToday } from '@/lib/page/use-today';
import { useNewGroup, useQuietGroup } from './case-lines';
import { useToAcceptGroup } from './case-life-lines';
import { Queue } from './queue';

/** What a partner has to look at first: cases to be accepted, new cases, and those in which nothing was heard for a week. */
export function PartnerQueue({ partnerId }: { partnerId: string }) {
  const today = useToday();
  const toAccept = useToAcceptGroup(partnerId, today);
  const fresh = useNewGroup(partnerId, today);
  const quiet = useQuietGroup({
    partnerId,
    today,
    listLink: links.partner.dashboard,
    linkTo: links.partner.case,
  });
  return <Queue groups={[toAccept, fresh, quiet]} />;
}
