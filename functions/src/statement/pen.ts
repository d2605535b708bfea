import { inGlyphOrder, linesOf } from './thai-text.ts';

export type Face = 'text' | 'strong' | 'heading';

/** A4 in points, with 2 cm on each side; the foot has the page's number below the last line. */
export const PAGE = { width: 595.28, height: 841.89, side: 57, top: 57, bottom: 78 } as const;
/** Between the margins. */
export const WIDTH = PAGE.width - 2 * PAGE.side;
const END = PAGE.height - PAGE.bottom;

/** The colours of the site on white paper. */
export const INK = '#10292b';
export const SOFT = '#324a49';
export const RULE = '#d8cdb6';

/** Thai marks above and below need more room between lines than Latin letters. */
const LEADING = 1.65;

export interface Style {
  face?: Face;
  /** Points. */
  size?: number;
  colour?: string;
  /** Lines end at the right. */
  isRight?: boolean;
}

/** Where a text is on the page. */
export interface Place {
  x: number;
  width: number;
}

/** Writes lines on pages, from the top down. */
export class Pen {
  readonly doc: PDFKit.PDFDocument;
  /** Where the next line begins. */
  y: number = PAGE.top;

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
  }

  /** Writes a text and goes on below it. @returns how wide its longest line is */
  write(text: string, { x, width }: Place, style: Style = {}): number {
    const lines = this.#lines(text, width, style);
    for (const line of lines) {
      const left = style.isRight === true ? x + width - this.#widthOf(line) : x;
      if (line !== '') this.doc.text(inGlyphOrder(line), left, this.y, { lineBreak: false });
      this.y += leading(style);
    }
    return Math.max(...lines.map((line) => this.#widthOf(line)));
  }

  /** How much room a text takes. */
  heightOf(text: string, width: number, style: Style = {}): number {
    return this.#lines(text, width, style).length * leading(style);
  }

  /** Writes side by side, and goes on below the longest. */
  beside(...columns: (() => void)[]): void {
    const top = this.y;
    let bottom = top;
    for (const column of columns) {
      this.y = top;
      column();
      bottom = Math.max(bottom, this.y);
    }
    this.y = bottom;
  }

  rule(colour: string, weight: number): void {
    const { doc, y } = this;
    doc.save().lineWidth(weight).strokeColor(colour);
    doc
      .moveTo(PAGE.side, y)
      .lineTo(PAGE.side + WIDTH, y)
      .stroke()
      .restore();
  }

  /** Begins another page where this one has less room. @returns whether it did */
  room(height: number): boolean {
    if (this.y + height <= END) return false;
    this.doc.addPage();
    this.y = PAGE.top;
    return true;
  }

  #lines(text: string, width: number, { face = 'text', size = 9.5, colour = INK }: Style): string[] {
    this.doc.font(face).fontSize(size).fillColor(colour);
    return linesOf(text, width, (line) => this.#widthOf(line));
  }

  #widthOf(line: string): number {
    return this.doc.widthOfString(inGlyphOrder(line));
  }
}

function leading({ size = 9.5 }: Style): number {
  return size * LEADING;
}
