import { links } from '@/lib/navigation/links';

/** The register in its order: a service's number is its place in it. */
export const GROUPS = [
  {
    id: 'debt',
    lines: [
      { id: 'corporate', number: 1, to: links.corporate },
      { id: 'badDebt', number: 2, to: links.badDebt },
      { id: 'litigation', number: 3, to: links.litigation },
      { id: 'bangkok', number: 4, to: links.bangkok },
      { id: 'legalCollection', number: 5, to: links.legalCollection },
    ],
  },
  {
    id: 'legal',
    lines: [
      { id: 'legal', number: 6, to: links.legal },
      { id: 'lawyers', number: 7, to: links.lawyers },
      { id: 'divorce', number: 8, to: links.divorce },
    ],
  },
  {
    id: 'investigation',
    lines: [
      { id: 'investigation', number: 9, to: links.investigation },
      { id: 'privateDetective', number: 10, to: links.privateDetective },
      { id: 'fraud', number: 11, to: links.fraud },
    ],
  },
] as const;

export type Group = (typeof GROUPS)[number];
export type Line = Group['lines'][number];
export type LineId = Line['id'];

/** Padded to two digits, as in a printed register. */
export function numberText(number: number): string {
  return String(number).padStart(2, '0');
}

/** First to last number of a group: "06–08". */
export function spanOf({ lines }: Group): string {
  return `${numberText(lines[0].number)}–${numberText(lines[lines.length - 1]?.number ?? lines[0].number)}`;
}

/** The line of the register with this id. */
export function lineOf(id: LineId): Line {
  const line = GROUPS.flatMap<Line>(({ lines }) => [...lines]).find((one) => one.id === id);
  if (line === undefined) throw new Error(`no line ${id}`);
  return line;
}
