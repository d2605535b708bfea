/** What the drawing shows, in degrees (WGS 84): the quarter between the river and the park. */
const FRAME = { west: 100.4885, east: 100.5605, north: 13.7393, south: 13.7055 };

/** Degrees of longitude are shorter than those of latitude, so far from the equator. */
const SQUEEZE = Math.cos((13.72 * Math.PI) / 180);
export const WIDTH = 1000;
const SCALE = WIDTH / ((FRAME.east - FRAME.west) * SQUEEZE);
export const HEIGHT = Math.round((FRAME.north - FRAME.south) * SCALE);

type Place = readonly [latitude: number, longitude: number];

/** @returns where a place is in the drawing; one outside it at the nearest edge */
export function pointOf([latitude, longitude]: Place): readonly [x: number, y: number] {
  const x = (longitude - FRAME.west) * SQUEEZE * SCALE;
  const y = (FRAME.north - latitude) * SCALE;
  return [round(Math.min(Math.max(x, 0), WIDTH)), round(Math.min(Math.max(y, 0), HEIGHT))];
}

/** A line through places, rounded as rivers and roads are (Catmull-Rom). Places outside the frame keep their course. */
export function courseOf(places: readonly Place[]): string {
  const points = places.map(([latitude, longitude]) => ({
    x: (longitude - FRAME.west) * SQUEEZE * SCALE,
    y: (FRAME.north - latitude) * SCALE,
  }));
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
  const start = at(0);
  const curves = points.slice(1).map((end, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const handles = [
      from.x + (end.x - before.x) / 6,
      from.y + (end.y - before.y) / 6,
      end.x - (after.x - from.x) / 6,
      end.y - (after.y - from.y) / 6,
    ];
    return `C${[...handles, end.x, end.y].map(round).join(' ')}`;
  });
  return `M${round(start.x)} ${round(start.y)}${curves.join('')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The Chao Phraya from the Memorial Bridge to below Krungthep Bridge. */
export const RIVER: readonly Place[] = [
  [13.7425, 100.4925],
  [13.7393, 100.4975],
  [13.7386, 100.5045],
  [13.7352, 100.5105],
  [13.73, 100.5132],
  [13.7235, 100.5141],
  [13.7185, 100.513],
  [13.711, 100.5075],
  [13.7048, 100.5022],
  [13.7, 100.493],
  [13.698, 100.486],
];

/** The streets that one knows the quarter by. */
export const STREETS: Readonly<Record<'sathon' | 'silom' | 'ramaFour', readonly Place[]>> = {
  sathon: [
    [13.7212, 100.483],
    [13.7211, 100.4955],
    [13.7207, 100.504],
    [13.7187, 100.513],
    [13.7193, 100.521],
    [13.7209, 100.5268],
    [13.7226, 100.532],
    [13.7262, 100.544],
  ],
  silom: [
    [13.7235, 100.516],
    [13.7262, 100.527],
    [13.729, 100.537],
  ],
  ramaFour: [
    [13.742, 100.5075],
    [13.7378, 100.516],
    [13.733, 100.528],
    [13.729, 100.537],
    [13.7262, 100.544],
    [13.7215, 100.5545],
    [13.718, 100.562],
  ],
};

/** Streets without a name of theirs in the drawing. */
export const LANES: readonly (readonly Place[])[] = [
  // Charoen Krung, and Charoen Nakhon on the other bank
  [
    [13.742, 100.5085],
    [13.733, 100.5152],
    [13.727, 100.5163],
    [13.719, 100.516],
    [13.712, 100.513],
    [13.704, 100.506],
  ],
  [
    [13.7332, 100.5085],
    [13.7262, 100.5097],
    [13.72, 100.5087],
    [13.712, 100.5035],
    [13.704, 100.496],
  ],
  // Lat Ya and Taksin
  [
    [13.7332, 100.5085],
    [13.7285, 100.4965],
    [13.722, 100.489],
    [13.715, 100.485],
  ],
  // Si Phraya and Surawong
  [
    [13.7295, 100.5158],
    [13.7332, 100.5278],
  ],
  [
    [13.7265, 100.5163],
    [13.729, 100.5255],
    [13.7308, 100.532],
  ],
  // Narathiwat Ratchanakharin
  [
    [13.7294, 100.5272],
    [13.7226, 100.532],
    [13.71, 100.5375],
    [13.703, 100.5402],
  ],
  // Pan and Charoen Rat
  [
    [13.725, 100.522],
    [13.7194, 100.5213],
    [13.71, 100.5195],
    [13.702, 100.5165],
  ],
  // Chan
  [
    [13.7122, 100.5132],
    [13.7098, 100.5215],
    [13.7088, 100.531],
    [13.71, 100.5375],
  ],
  // Suan Phlu, Nang Linchi, Yen Akat
  [
    [13.7234, 100.5345],
    [13.715, 100.5408],
    [13.7105, 100.5465],
    [13.7085, 100.556],
    [13.7095, 100.563],
  ],
  // Convent
  [
    [13.7278, 100.5332],
    [13.7231, 100.5336],
  ],
  // Ratchadamri and Witthayu
  [
    [13.742, 100.5402],
    [13.729, 100.537],
  ],
  [
    [13.742, 100.5482],
    [13.7262, 100.544],
  ],
];

/** Position of each name, and its rotation in degrees. */
export const NAMES = {
  river: { at: [13.7275, 100.5116], lean: -88 },
  park: { at: [13.7315, 100.5508], lean: 0 },
  silom: { at: [13.7278, 100.5293], lean: -16 },
  sathon: { at: [13.7222, 100.5372], lean: -17 },
  ramaFour: { at: [13.7247, 100.5503], lean: 24 },
} as const satisfies Record<string, { at: Place; lean: number }>;

/** A kilometre in the drawing's units. */
export const KILOMETRE = round(SCALE / 111.2);

/** Lumphini Park, a corner each. */
export const PARK: readonly Place[] = [
  [13.7347, 100.5382],
  [13.7347, 100.5452],
  [13.7277, 100.5432],
  [13.7297, 100.5382],
];
