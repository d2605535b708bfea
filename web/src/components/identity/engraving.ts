import { waveRingPath, type WaveRing } from './wave-ring.ts';

/** The numbers of petals that are engraved. */
export const ENGRAVED = [
  8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
] as const;
export type EngravedPetals = (typeof ENGRAVED)[number];

/** Where the build puts an engraving. */
export function engravingPath(petals: EngravedPetals): string {
  return `/engravings/${petals}.svg`;
}

const SIZE = 400;
/** How many hairlines each band is woven of: a circle's, and another outline's, which has more waves. */
const LAYERS = 8;
const LAYERS_AROUND = 3;

/** The outline of an engraving, and how its bands are woven. */
interface Form {
  sides?: number;
  bulge?: number;
  weave: keyof typeof WEAVES;
}

/** Bands from the rim to the heart: radius and swing in units of the picture, waves as a multiple of the petals. */
const WEAVES = {
  open: [
    [164, 28, 2],
    [116, 34, 1],
    [66, 22, 1],
  ],
  twin: [
    [150, 42, 1],
    [72, 34, 1],
  ],
  rim: [
    [176, 17, 3],
    [108, 48, 1],
  ],
  heart: [
    [146, 46, 1],
    [58, 14, 2],
    [26, 14, 1],
  ],
} as const satisfies Record<string, readonly (readonly [radius: number, swing: number, waves: number])[]>;

/** Each number of petals has a form that no other has. */
const FORMS: Record<EngravedPetals, Form> = {
  8: { sides: 4, bulge: 0.1, weave: 'rim' },
  9: { sides: 3, bulge: 0.16, weave: 'twin' },
  10: { sides: 2, bulge: 0.22, weave: 'open' },
  11: { weave: 'heart' },
  12: { sides: 4, bulge: 0.12, weave: 'open' },
  13: { sides: 6, bulge: 0.09, weave: 'twin' },
  14: { sides: 4, bulge: 0.12, weave: 'heart' },
  15: { sides: 5, bulge: 0.11, weave: 'open' },
  16: { weave: 'open' },
  17: { sides: 8, bulge: 0.08, weave: 'heart' },
  18: { sides: 6, bulge: 0.09, weave: 'rim' },
  19: { sides: 3, bulge: 0.15, weave: 'heart' },
  20: { sides: 2, bulge: 0.2, weave: 'twin' },
  21: { sides: 5, bulge: 0.11, weave: 'twin' },
  22: { weave: 'rim' },
  23: { sides: 7, bulge: 0.09, weave: 'open' },
  24: { sides: 4, bulge: 0.12, weave: 'twin' },
  25: { sides: 3, bulge: 0.15, weave: 'rim' },
  26: { sides: 2, bulge: 0.2, weave: 'heart' },
  27: { sides: 6, bulge: 0.09, weave: 'heart' },
  28: { sides: 5, bulge: 0.1, weave: 'rim' },
  29: { sides: 7, bulge: 0.09, weave: 'rim' },
};

/** The bands of an engraving, shrunk so that the corners do not leave the picture. */
function bandsOf(petals: EngravedPetals): WaveRing[] {
  const { sides = 0, bulge = 0, weave } = FORMS[petals];
  return WEAVES[weave].map(([radius, swing, waves]) => ({
    radius: radius / (1 + bulge),
    swing,
    waves: sides === 0 ? petals * waves : wavesAround(sides, petals * waves),
    sides,
    bulge,
  }));
}

/**
 * As many waves on each side, so that the form is the same from every corner, and so many that a band laid over itself within
 * one wave leaves its corners smooth.
 */
function wavesAround(sides: number, wanted: number): number {
  return sides * Math.round((44 + wanted / 2) / sides);
}

/** An engraving as SVG: each band is one wave, laid over itself a hair further round each time. */
export function engravingSvg(petals: EngravedPetals): string {
  const bands = bandsOf(petals).map((band, index) => {
    const layers = band.sides === 0 ? LAYERS : LAYERS_AROUND;
    // To both sides alike, so that corners stay where they are; one corner is at the top.
    const turn = (layer: number) =>
      (((layer - (layers - 1) / 2) * 360) / (band.waves * layers) - 90).toFixed(3);
    const turned = Array.from(
      { length: layers },
      (_, layer) => `<use href="#b${index}" transform="rotate(${turn(layer)} ${SIZE / 2} ${SIZE / 2})"/>`,
    );
    const path = waveRingPath(SIZE / 2, band);
    return `<defs><path id="b${index}" vector-effect="non-scaling-stroke" d="${path}"/></defs>${turned.join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" fill="none" stroke="#000" stroke-width=".7">${bands.join('')}</svg>`;
}

/** The address of the strip (`GuillocheBand`), one tile of it. */
export const BAND_PATH = '/engravings/band.svg';
const PERIOD = 48;
const HEIGHT = 20;
const BAND_LAYERS = 6;

export function bandSvg(): string {
  const waves = Array.from({ length: BAND_LAYERS }, (_, layer) => bandWave((layer * PERIOD) / BAND_LAYERS));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PERIOD}" height="${HEIGHT}" viewBox="0 0 ${PERIOD} ${HEIGHT}" fill="none" stroke="#000" stroke-width=".6"><path d="${waves.join('')}"/></svg>`;
}

/** Two waves, the first of them beginning before the tile, so that every shift `by` covers it. */
function bandWave(by: number): string {
  const half = PERIOD / 2;
  // The handle length with which a cubic comes nearest to half a cosine.
  const hold = half * 0.3642;
  const level = (crest: number) => (crest % 2 === 0 ? 1.5 : HEIGHT - 1.5);
  const from = by - PERIOD;
  const swings = [1, 2, 3, 4].map((crest) => {
    const x = from + crest * half;
    const points = [x - half + hold, level(crest - 1), x - hold, level(crest), x, level(crest)];
    return `C${points.map((value) => value.toFixed(2)).join(' ')}`;
  });
  return `M${from.toFixed(2)} ${level(0)}${swings.join('')}`;
}
