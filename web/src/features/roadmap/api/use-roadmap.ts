import { COLLECTIONS } from '@app/domain/paths';
import { roadmapStepSchema, type RoadmapStep } from '@app/domain/roadmap';
import { liveList } from '@/lib/live/live-sources';
import type { Live } from '@/lib/live/connection';
import { useLive } from '@/lib/live/live';

/** As many as the rules let the public ask for. */
const LIST_LENGTH = 200;

/** All steps by their numbers, live (requirements section 7, Roadmap). */
export function useRoadmap(): Live<RoadmapStep[]> {
  return useLive(
    liveList(
      { path: COLLECTIONS.roadmapSteps, orderBy: [['step_number', 'asc']], limit: LIST_LENGTH },
      roadmapStepSchema,
    ),
  );
}
