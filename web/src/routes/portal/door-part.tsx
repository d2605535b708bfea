import type { Case } from '@app/domain/case';
import { withTexts } from '@/i18n/lazy-texts';
import { LatePart } from './late-part';

const loadDoor = () => withTexts(['door'], () => import('@/features/door/components/door-sheet'));

/** How the debtor can check who contacts them. */
export function DoorPart({ item, role }: { item: Case; role: 'partner' | 'admin' }) {
  // Of a case that nobody works on there is no code; answers to an earlier one stay readable for admins.
  if (role === 'partner' && item.status !== 'In Progress') return null;
  return <LatePart load={loadDoor} draw={({ DoorSheet }) => <DoorSheet item={item} role={role} />} />;
}
