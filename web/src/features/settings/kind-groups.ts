import {
  isMailedAtOnce,
  isMutable,
  KINDS,
  kindsTold,
  MUTABLE_KINDS,
  type MutableKind,
  type NotificationKind,
} from '@app/domain/notification';
import type { Actor } from '@app/domain/roles';

export type KindGroup = (typeof KINDS)[MutableKind]['mute'];
export type AlwaysTold = Extract<(typeof KINDS)[keyof typeof KINDS], { always: string }>['always'];

/**
 * The kinds of notification in an account's settings, by group, and the names of those that are sent whatever the settings
 * say.
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
    kinds: offered.filter((kind) => KINDS[kind].mute === group),
  }));
  const always = told.flatMap((kind) => (isMutable(kind) ? [] : [KINDS[kind].always]));
  return {
    groups: groups.filter(({ kinds }) => kinds.length > 0),
    always: [...new Set(always)],
  };
}

/** The kinds that the settings offer under one name. */
export interface NamedKinds {
  name: MutableKind | AlwaysTold;
  kinds: readonly NotificationKind[];
}

/** @returns what an account in this position can get by e-mail: at once, and in the daily digest */
export function mailedKinds(actor: Actor): { atOnce: NamedKinds[]; digest: NamedKinds[] } {
  const named = new Map<NamedKinds['name'], NotificationKind[]>();
  for (const kind of kindsTold(actor)) {
    const name = isMutable(kind) ? kind : KINDS[kind].always;
    named.set(name, [...(named.get(name) ?? []), kind]);
  }
  const all = [...named].map(([name, kinds]) => ({ name, kinds }));
  return {
    atOnce: all.filter(({ kinds }) => kinds.some(isMailedAtOnce)),
    digest: all.filter(({ kinds }) => !kinds.some(isMailedAtOnce)),
  };
}
