import type { Evaluated, Place, Unit } from './messages.ts';
import type { Mutant } from './mutants.ts';

/** The HTTP method that the Storage SDK uses for each operation of an `allow`. */
const METHODS: Readonly<Record<string, string>> = {
  get: 'GET',
  list: 'GET',
  create: 'POST',
  update: 'PATCH',
  delete: 'DELETE',
};

/** Chooses which tests are tried against a mutant, the most likely to find it first. */
export class Plan {
  readonly #units: readonly Unit[];
  readonly #places: readonly Place[];
  /** How often a unit, or a test file, has found a mutant at this place. */
  readonly #finds = new Map<string, number>();

  /** @param places every expression in the emulator's report; empty if the emulator does not count */
  constructor(units: readonly Unit[], places: readonly Place[]) {
    this.#units = units;
    this.#places = places;
  }

  unitsFor(mutant: Mutant): Unit[] {
    const worth = new Map(this.#units.map((unit) => [unit, this.#worth(unit, mutant)]));
    return this.#units
      .filter((unit) => this.#reaches(unit, mutant))
      .sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || a.milliseconds - b.milliseconds);
  }

  found(mutant: Mutant, unitId: number): void {
    const file = this.#units.find(({ id }) => id === unitId)?.file ?? '';
    for (const place of placesOf(mutant)) {
      for (const key of [`${place} ${unitId}`, `${place} ${file}`])
        this.#finds.set(key, (this.#finds.get(key) ?? 0) + 1);
    }
  }

  #worth({ id, file, covered }: Unit, mutant: Mutant): number {
    const [near = '', far = ''] = placesOf(mutant);
    const finds = (key: string) => this.#finds.get(key) ?? 0;
    return (
      (isDecided(covered, mutant) ? 1e9 : 0) +
      1e6 * finds(`${near} ${id}`) +
      1e4 * finds(`${near} ${file}`) +
      10 * finds(`${far} ${id}`) +
      finds(`${far} ${file}`)
    );
  }

  /** A test that evaluates nothing of the changed range cannot fail because of it. */
  #reaches({ covered, requests }: Unit, { start, end, reachedBy, same }: Mutant): boolean {
    if (covered !== null) {
      // Without a place in the report the values are not known.
      if (same !== undefined && this.#places.some(([from, to]) => isAt(same, from, to)))
        return valuesAt(same, covered).some((value) => value !== same.while);
      const within = ([from, to]: readonly [number, number, ...unknown[]]) => from >= start && to <= end;
      if (covered.some(within)) return true;
      if (this.#places.some(within)) return false;
      // The report leaves out constants: use the smallest expression around it.
      const around = this.#places.filter(([from, to]) => from <= start && to >= end);
      const [nearest] = around.sort((a, b) => a[1] - a[0] - (b[1] - b[0]));
      return nearest === undefined || covered.some(([from, to]) => from === nearest[0] && to === nearest[1]);
    }
    return reachedBy.some(({ scope, operations }) => {
      const folder = /^match \/([\w-]+)\//.exec(scope)?.[1] ?? '';
      return operations.split(', ').some((each) => requests.includes(`${METHODS[each] ?? ''} ${folder}`));
    });
  }
}

/** The function or `allow`, and its block. */
function placesOf({ key, scope }: Mutant): readonly string[] {
  return [key.split(': ')[0] ?? '', scope];
}

/** Had the expression in these tests the value with which the mutant decides otherwise? Not an error, which most requests have somewhere. */
function isDecided(covered: Unit['covered'], { same, probably = same }: Mutant): boolean {
  return probably !== undefined && covered !== null && valuesAt(probably, covered).includes(!probably.while);
}

function valuesAt(place: Span, covered: readonly Evaluated[]): Evaluated[2] {
  return covered.filter(([from, to]) => isAt(place, from, to)).flatMap((each) => each[2]);
}

type Span = Pick<Mutant, 'start' | 'end'>;

/** The emulator's report leaves out the bracket that ends a call, and both of a call without arguments. */
function isAt({ start, end }: Span, from: number, to: number): boolean {
  return from === start && to <= end && to >= end - 2;
}
