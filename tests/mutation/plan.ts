import type { Evaluated, Place, Unit } from './messages.ts';
import type { Mutant } from './mutants.ts';
import type { Block, Rules } from './rules-syntax.ts';

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
  /** Expressions that were true or false in some test, the smallest first. */
  readonly #conditions: readonly Span[];

  readonly #text: string;
  readonly #blocks: readonly Block[];

  /** @param places every expression in the emulator's report; empty if the emulator does not count */
  constructor(units: readonly Unit[], places: readonly Place[], { text, blocks }: Rules) {
    this.#text = text;
    this.#blocks = blocks;
    this.#units = units;
    this.#places = places;
    const conditions = units.flatMap(({ covered }) =>
      (covered ?? []).filter(([, , values]) => values.some((value) => value !== 'other')),
    );
    const unique = new Map(conditions.map(([start, end]) => [`${start}-${end}`, { start, end }]));
    this.#conditions = [...unique.values()].toSorted((a, b) => a.end - a.start - (b.end - b.start));
  }

  unitsFor(mutant: Mutant): Unit[] {
    const deciding = this.#decidingValue(mutant);
    const isNear = this.#nearTo(mutant);
    const worth = new Map(
      this.#units.map((unit) => [
        unit,
        this.#worth(unit, mutant) + (isNear(unit) ? 1e8 : 0) + (this.#has(unit, deciding) ? 1e9 : 0),
      ]),
    );
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

  /** Has a unit evaluated anything in the block of the mutant? A block of `allow get: if true` has no expressions: then by its name. */
  #nearTo({ start, end, scope }: Mutant): (unit: Unit) => boolean {
    const { start: first = 0, end: last = 0 } =
      this.#blocks.findLast((each) => each.start <= start && each.end >= end) ?? {};
    const isWithin = ([from, to]: readonly [number, number, ...unknown[]]) => from >= first && to <= last;
    if (this.#places.some(isWithin)) return ({ covered }) => covered?.some(isWithin) ?? false;
    const collection = /\w+(?=\/\{\w+\}$)/.exec(scope)?.[0];
    return ({ names }) => collection !== undefined && names.some((name) => name.includes(collection));
  }

  #worth({ id, file }: Unit, mutant: Mutant): number {
    const [near = '', far = ''] = placesOf(mutant);
    const finds = (key: string) => this.#finds.get(key) ?? 0;
    return (
      1e6 * finds(`${near} ${id}`) +
      1e4 * finds(`${near} ${file}`) +
      10 * finds(`${far} ${id}`) +
      finds(`${far} ${file}`)
    );
  }

  /** The value with which the mutant decides otherwise than the shipped rules or, if that is not known, probably does: most mutants grant more. */
  #decidingValue({ start, end, same }: Mutant): Deciding {
    if (same !== undefined) return { place: same, value: !same.while };
    return { place: this.#conditions.find((one) => one.start <= start && one.end >= end - 2), value: false };
  }

  /** Had the expression this value in these tests? An error is another value: most requests have one somewhere. */
  #has({ covered }: Unit, { place, value }: Deciding): boolean {
    return place !== undefined && covered !== null && this.#valuesAt(place, covered).includes(value);
  }

  #valuesAt(place: Span, covered: readonly Evaluated[]): Evaluated[2] {
    return covered.filter(([from, to]) => this.#isAt(place, from, to)).flatMap((each) => each[2]);
  }

  #isAt({ start, end }: Span, from: number, to: number): boolean {
    return from === start && this.#withoutBrackets(to) === this.#withoutBrackets(end);
  }

  /** The emulator's report leaves out the brackets with which an expression ends. */
  #withoutBrackets(end: number): number {
    let bare = end;
    while (bare > 0 && '()'.includes(this.#text[bare - 1] ?? '-')) bare -= 1;
    return bare;
  }

  /** A test that evaluates nothing of the changed range cannot fail because of it. */
  #reaches({ covered, requests }: Unit, { start, end, reachedBy, same }: Mutant): boolean {
    if (covered !== null) {
      // Without a place in the report the values are not known.
      if (same !== undefined && this.#places.some(([from, to]) => this.#isAt(same, from, to)))
        return this.#valuesAt(same, covered).some((value) => value !== same.while);
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

interface Deciding {
  place: Span | undefined;
  value: boolean;
}

type Span = Pick<Mutant, 'start' | 'end'>;
