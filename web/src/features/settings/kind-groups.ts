import type { NotificationKind } from '@app/domain/notification';
import { kindsTold, MUTABLE_KINDS, type MutableKind } from '@app/domain/preferences';
import type { Actor } from '@app/domain/roles';

/** The group of each kind in the settings. */
const GROUPS = {
  cases: ['case_created', 'case_assigned', 'case_unassigned', 'case_status_changed', 'case_update_added'],
  office: ['partner_registered', 'contact_received'],
} as const satisfies Readonly<Record<string, readonly MutableKind[]>>;
export type KindGroup = keyof typeof GROUPS;

/** What is always told, by the name of its reason. */
const ALWAYS = {
  file_rejected: ['file_rejected'],
  file_mismatch: ['file_mismatch'],
  partner_decision: ['partner_approved', 'partner_rejected'],
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>;
export type AlwaysTold = keyof typeof ALWAYS;

/**
 * The kinds of notification in an account's settings, by group, and those that are sent whatever the settings say.
 * @param muted kinds already muted can be turned on again, even if this role is no longer notified of them
 */
export function kindGroups(
  actor: Actor,
  muted: readonly MutableKind[],
): { groups: { group: KindGroup; kinds: MutableKind[] }[]; always: AlwaysTold[] } {
  const told = kindsTold(actor);
  const offered = MUTABLE_KINDS.filter((kind) => told.includes(kind) || muted.includes(kind));
  const groups = (['cases', 'office'] as const).map((group) => ({
    group,
    kinds: offered.filter((kind) => GROUPS[group].some((each) => each === kind)),
  }));
  return {
    groups: groups.filter(({ kinds }) => kinds.length > 0),
    always: (['file_rejected', 'file_mismatch', 'partner_decision'] as const).filter((name) =>
      ALWAYS[name].some((kind) => told.includes(kind)),
    ),
  };
}
