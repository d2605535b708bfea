import type { ContactVerdict } from '@app/domain/debtor-contact';
import PDFDocument from 'pdfkit';
import { INK, PAGE, Pen, RULE, SOFT, WIDTH, type Face, type Place, type Style } from './pen.ts';
import type { Cell, Part, Sheet } from './statement-sheet.ts';

/** The faces of the site, as TrueType files. */
export type Faces = Record<Face, Uint8Array>;

/** Frame and colour differ, as on the screen: a black and white print tells the stamps apart too. */
const STAMPS: Record<ContactVerdict, { colour: string; dash?: number; isDouble?: true }> = {
  inside: { colour: '#155437', isDouble: true },
  outside_hours: { colour: '#7a1f4d' },
  second_that_day: { colour: '#7a1f4d' },
  recorded_late: { colour: '#664400', dash: 3 },
  not_gated: { colour: '#484e52', dash: 1 },
};
const SMALL = { size: 8.5, colour: SOFT } as const satisfies Style;
const WHOLE: Place = { x: PAGE.side, width: WIDTH };
/** Between two columns. */
const GAP = 8;

/** Lays a sheet out on A4 pages and embeds the letters that it uses. */
export async function sheetPdf(sheet: Sheet, faces: Faces): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: sheet.language,
    displayTitle: true,
    info: {
      Title: `${sheet.title} ${sheet.subject}`,
      Author: sheet.firm[0],
      CreationDate: sheet.madeAt,
      ModDate: sheet.madeAt,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  for (const face of ['text', 'strong', 'heading'] as const) doc.registerFont(face, Buffer.from(faces[face]));
  const pen = new Pen(doc);
  writeHead(pen, sheet);
  for (const part of sheet.parts) writePart(pen, part);
  pen.y += 6;
  writeParagraph(pen, sheet.made, SMALL);
  writeFeet(pen, sheet);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function writeHead(pen: Pen, { firm: [name, ...lines], title, subject, period }: Sheet): void {
  const left = { x: PAGE.side, width: WIDTH * 0.56 };
  const right = { x: left.x + left.width, width: WIDTH - left.width };
  pen.beside(
    () => {
      pen.write(name, left, { face: 'heading', size: 14 });
      for (const line of lines) pen.write(line, left, SMALL);
    },
    () => {
      pen.write(title, right, { face: 'heading', size: 14, isRight: true });
      pen.write(subject, right, { face: 'strong', size: 11, isRight: true });
      pen.write(period, right, { size: 9.5, colour: SOFT, isRight: true });
    },
  );
  pen.y += 6;
  pen.rule(INK, 1.2);
  pen.y += 14;
}

function writePart(pen: Pen, part: Part): void {
  switch (part.kind) {
    case 'facts':
      for (const [label, value] of part.facts) {
        pen.beside(
          () => pen.write(label, { x: PAGE.side, width: 100 }, { size: 9, colour: SOFT }),
          () => pen.write(value, { x: PAGE.side + 110, width: WIDTH - 110 }, { face: 'strong', size: 10 }),
        );
      }
      pen.y += 10;
      break;
    case 'heading':
      pen.y += 12;
      // Not alone at the end of a page.
      pen.room(90);
      pen.write(part.text, WHOLE, { face: 'heading', size: 12.5 });
      pen.y += 4;
      break;
    case 'paragraph':
      writeParagraph(pen, part.text, part.isSmall ? SMALL : {});
      break;
    case 'table':
      writeTable(pen, part);
  }
}

function writeParagraph(pen: Pen, text: string, style: Style): void {
  pen.room(pen.heightOf(text, WIDTH, style));
  pen.write(text, WHOLE, style);
  pen.y += 5;
}

type Table = Extract<Part, { kind: 'table' }>;

function writeTable(pen: Pen, table: Table): void {
  const writeNames = () => {
    const names = table.columns.map(({ head }) => head);
    writeRow(pen, table, names, { ...SMALL, face: 'strong' });
    pen.rule(INK, 0.9);
  };
  // The names of the columns and two rows.
  pen.room(70);
  writeNames();
  for (const row of table.rows) {
    if (pen.room(rowHeight(pen, table, row))) writeNames();
    writeRow(pen, table, row);
    pen.rule(RULE, 0.5);
  }
  if (table.foot !== undefined) {
    if (pen.room(rowHeight(pen, table, table.foot))) writeNames();
    pen.rule(INK, 0.9);
    writeRow(pen, table, table.foot, { face: 'strong' });
  }
  pen.y += 8;
}

/** Where the columns are; the last one ends where the sheet does. */
function placesOf({ columns }: Table): Place[] {
  const room = WIDTH - GAP * (columns.length - 1);
  let x: number = PAGE.side;
  return columns.map(({ share }) => {
    const place = { x, width: share * room };
    x += place.width + GAP;
    return place;
  });
}

function writeRow(pen: Pen, table: Table, cells: readonly Cell[], style: Style = {}): void {
  const places = placesOf(table);
  pen.y += 3;
  pen.beside(
    ...table.columns.map(({ isFigure = false }, index) => () => {
      const cell = cells[index] ?? '';
      const place = places[index] ?? WHOLE;
      if (typeof cell === 'string') pen.write(cell, place, { ...style, isRight: isFigure });
      else if ('stamp' in cell) writeStamp(pen, cell.stamp, cell.text, place);
      else {
        pen.write(cell.text, place, style);
        pen.write(cell.below, place, SMALL);
      }
    }),
  );
  pen.y += 3;
}

function rowHeight(pen: Pen, table: Table, cells: readonly Cell[]): number {
  const heights = placesOf(table).map(({ width }, index) => {
    const cell = cells[index] ?? '';
    if (typeof cell === 'string') return pen.heightOf(cell, width);
    if ('stamp' in cell) return pen.heightOf(cell.text, width - 12, SMALL) + 6;
    return pen.heightOf(cell.text, width) + pen.heightOf(cell.below, width, SMALL);
  });
  return Math.max(...heights) + 6;
}

function writeStamp(pen: Pen, verdict: ContactVerdict, text: string, { x, width }: Place): void {
  const { colour, dash, isDouble } = STAMPS[verdict];
  const top = pen.y;
  pen.y += 2.5;
  const inner = pen.write(
    text,
    { x: x + 6, width: width - 12 },
    { face: 'strong', size: SMALL.size, colour },
  );
  pen.y += 1.5;
  const { doc } = pen;
  const frame = { width: inner + 12, height: pen.y - top };
  doc.save().lineWidth(0.8).strokeColor(colour);
  if (dash !== undefined) doc.dash(dash, { space: 1.5 });
  doc.roundedRect(x, top, frame.width, frame.height, 2.5).stroke();
  if (isDouble) doc.roundedRect(x + 1.6, top + 1.6, frame.width - 3.2, frame.height - 3.2, 1.5).stroke();
  doc.restore();
  pen.y += 2;
}

/** The foot of every page, once their number is known. */
function writeFeet(pen: Pen, { title, subject, pageText }: Sheet): void {
  const { count } = pen.doc.bufferedPageRange();
  const half = WIDTH / 2;
  for (let index = 0; index < count; index += 1) {
    pen.doc.switchToPage(index);
    pen.y = PAGE.height - 54;
    pen.rule(RULE, 0.5);
    pen.y += 5;
    pen.beside(
      () => pen.write(`${title} ${subject}`, { x: PAGE.side, width: half }, SMALL),
      () =>
        pen.write(
          pageText(index + 1, count),
          { x: PAGE.side + half, width: half },
          { ...SMALL, isRight: true },
        ),
    );
  }
}
