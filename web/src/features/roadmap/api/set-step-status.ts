import { COLLECTIONS } from '@app/domain/paths';
import type { RoadmapStatus } from '@app/domain/roadmap';
import { doc } from 'firebase/firestore';
import { commit } from '@/lib/firebase/commit';
import { db } from '@/lib/firebase/firestore';

/** An admin moves a step on, or back (requirements section 4). @throws see lib/firebase/commit.ts */
export async function setStepStatus(stepId: string, status: RoadmapStatus): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(db, COLLECTIONS.roadmapSteps, stepId), { status });
  });
}
