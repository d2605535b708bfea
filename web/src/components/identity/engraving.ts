import { waveRingPath, type WaveRing } from './wave-ring.ts';

/** The numbers of petals that are engraved. */
export const ENGRAVED = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22] as const;
export type EngravedPetals = (typeof ENGRAVED)[number];

/** Where the build puts an engraving. */
export function engravingPath(petals: EngravedPetals): string {
  return `/engravings/${petals}.svg`;
}

const SIZE = 400;
/** How many hairlines each band is woven of. */
const LAYERS = 10;

/** From the rim to the heart; all follow the number of petals, so that every rosette is of one family. */
function bandsOf(petals: number): WaveRing[] {
  return [
    { radius: 168, swing: 26, waves: petals * 2 },
    { radius: 118, swing: 36, waves: petals },
    { radius: 66, swing: 22, waves: petals },
  ];
}

/** An engraving as SVG: each band is one wave, laid over itself a hair further round each time. */
export function engravingOf(petals: number): string {
  const bands = bandsOf(petals).map((band, index) => {
    const turn = (layer: number) => ((layer * 360) / (band.waves * LAYERS)).toFixed(3);
    const turned = Array.from(
      { length: LAYERS - 1 },
      (_, layer) => `<use href="#b${index}" transform="rotate(${turn(layer + 1)} ${SIZE / 2} ${SIZE / 2})"/>`,
    );
    const path = waveRingPath(SIZE / 2, band);
    return `<path id="b${index}" vector-effect="non-scaling-stroke" d="${path}"/>${turned.join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" fill="none" stroke="#000" stroke-width=".7">${bands.join('')}</svg>`;
}
