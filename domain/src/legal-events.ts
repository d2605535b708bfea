import type { LegalEvent, LegalEventKind } from './claim-sheet.ts';
import type { DebtEvent } from './limitation.ts';

type Entered = Pick<LegalEvent, 'id' | 'by_role' | 'kind' | 'on' | 'corrects'>;

/**
 * The events that another one replaces, by their id, each with that one. What a customer enters replaces no event of the partner or the
 * office, and an entry that was itself entered in error replaces nothing.
 */
export function replacedEvents<Event extends Entered>(events: readonly Event[]): Map<string, Event> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const replacements = [...byId.values()].flatMap((event): { target: string; event: Event }[] => {
    const target = event.corrects === undefined ? undefined : byId.get(event.corrects);
    return target !== undefined && (event.by_role !== 'customer' || target.by_role === 'customer')
      ? [{ target: target.id, event }]
      : [];
  });
  // One that was also corrected goes on replacing: what is right now is the correction. `path` ends at entries that name each other.
  const isWithdrawn = ({ id }: Event, path: readonly string[] = []): boolean => {
    const by = replacements.filter(
      ({ target, event }) => target === id && !path.includes(event.id) && !isWithdrawn(event, [...path, id]),
    );
    return by.length > 0 && by.every(({ event }) => event.kind === 'entered_in_error');
  };
  return new Map(
    replacements.filter(({ event }) => !isWithdrawn(event)).map(({ target, event }) => [target, event]),
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
  const ends = about.filter(({ kind }) => kind === 'suit_ended_without_judgment');
  return about.filter(({ kind, on }) => kind === 'sued' && !ends.some((end) => end.on >= on));
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
