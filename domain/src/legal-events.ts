import type { LegalEvent } from './claim-sheet.ts';

type Entered = Pick<LegalEvent, 'id' | 'by_role' | 'kind' | 'on' | 'corrects'>;

/**
 * The events that a later one replaces, by their id, each with that one. What a customer enters replaces no event of the partner or
 * the office.
 */
export function replacedEvents<Event extends Entered>(events: readonly Event[]): Map<string, Event> {
  const byId = new Map(events.map((event) => [event.id, event]));
  return new Map(
    [...byId.values()].flatMap((event): [string, Event][] => {
      const target = event.corrects === undefined ? undefined : byId.get(event.corrects);
      return target !== undefined && (event.by_role !== 'customer' || target.by_role === 'customer')
        ? [[target.id, event]]
        : [];
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
  const ends = about.filter(({ kind }) => kind === 'suit_ended_without_judgment');
  return about.filter(({ kind, on }) => kind === 'sued' && !ends.some((end) => end.on >= on));
}
