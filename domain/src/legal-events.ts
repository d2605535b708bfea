import type { LegalEvent, LegalEventKind } from './claim-sheet.ts';
import type { DebtEvent } from './limitation.ts';

type Entered = Pick<LegalEvent, 'id' | 'by_role' | 'kind' | 'on' | 'corrects'>;

/**
 * The events that another one replaces, by their id, each with that one. What a customer enters replaces no event of the partner or the
 * office, and an entry that was itself entered in error replaces nothing. Entries that name each other in a ring replace each other.
 */
export function replacedEvents<Event extends Entered>(events: readonly Event[]): Map<string, Event> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const targetOf = (event: Event): Event | undefined => {
    const target = event.corrects === undefined ? undefined : byId.get(event.corrects);
    return target !== undefined && (event.by_role !== 'customer' || target.by_role === 'customer')
      ? target
      : undefined;
  };
  const replacers = Map.groupBy(byId.values(), (event) => targetOf(event)?.id);
  const replacersOf = ({ id }: Event): readonly Event[] => replacers.get(id) ?? [];
  // Each entry is looked at once, after all that replace it: people can make chains of any length. The entries of a ring are never reached.
  const unseen = new Map([...byId.values()].map((event) => [event.id, replacersOf(event).length]));
  const reached = [...byId.values()].filter((event) => unseen.get(event.id) === 0);
  const withdrawn = new Set<Event>();
  for (const event of reached) {
    // One that was also corrected goes on replacing: what is right now is the correction.
    const by = replacersOf(event).filter((one) => !withdrawn.has(one));
    if (by.length > 0 && by.every(({ kind }) => kind === 'entered_in_error')) withdrawn.add(event);
    const target = targetOf(event);
    if (target === undefined) continue;
    const left = (unseen.get(target.id) ?? 0) - 1;
    unseen.set(target.id, left);
    if (left === 0) reached.push(target);
  }
  return new Map(
    [...byId.values()].flatMap((event): [string, Event][] => {
      const target = withdrawn.has(event) ? undefined : targetOf(event);
      return target === undefined ? [] : [[target.id, event]];
    }),
  );
}

/** The events that count, by their day: each once, without the replaced ones. */
export function standingEvents<Event extends Entered>(events: readonly Event[]): Event[] {
  const replaced = replacedEvents(events);
  return [...new Map(events.map((event) => [event.id, event])).values()]
    .filter(({ id, kind }) => kind !== 'entered_in_error' && !replaced.has(id))
    .sort((one, other) => one.on.localeCompare(other.on) || one.id.localeCompare(other.id));
}

/** The events about a part of a claim: those that name it, and those that name none. */
export function eventsAbout<Event extends Pick<LegalEvent, 'subject'>>(
  events: readonly Event[],
  subject: string,
): Event[] {
  return events.filter((event) => event.subject === undefined || event.subject === subject);
}

/** The suits among the events about one part that no later end without a judgment makes count for nothing (CCC s. 193/17). */
export function pendingSuits<Event extends Pick<LegalEvent, 'kind' | 'on'>>(
  about: readonly Event[],
): Event[] {
  const ends = about.flatMap(({ kind, on }) => (kind === 'suit_ended_without_judgment' ? [on] : []));
  const lastEnd = ends.sort().at(-1) ?? '';
  return about.filter(({ kind, on }) => kind === 'sued' && on > lastEnd);
}

/**
 * What begins a period again, and as which event of the self-check it counts (CCC s. 193/14). Security counts as an acknowledgement: given
 * after the period, it has two years, too (s. 193/35).
 */
export const RESTARTS: Partial<Record<LegalEventKind, DebtEvent['kind']>> = {
  acknowledged_in_writing: 'acknowledged',
  part_paid: 'paid',
  interest_paid: 'paid',
  security_given: 'acknowledged',
};

/** What the self-check counts of these events. */
export function debtEvents(events: readonly Pick<LegalEvent, 'kind' | 'on'>[]): DebtEvent[] {
  return events.flatMap(({ kind, on }) => {
    const as = RESTARTS[kind];
    return as === undefined ? [] : [{ kind: as, on }];
  });
}
