import { deflateSync, crc32 } from 'node:zlib';

/**
 * Small but valid files for the demo's attachments, drawn in code so that the repository contains no binaries.
 * Each represents a scanned page: a grey heading, a few lines of "text".
 */

/** The page: 0 black to 255 white, one row of the drawing for each string of the layout. */
const LAYOUT = [
  '',
  ' ######',
  '',
  ' ##########',
  ' #########',
  ' ##########',
  ' ####',
  '',
  ' ###   ####',
  '',
];
const PAGE = { columns: 12, rows: LAYOUT.length };

function shade(column: number, row: number): number {
  if (LAYOUT[row]?.[column] !== '#') return 250;
  return row === 1 ? 40 : 150;
}

/** A one-page A4 document. @param lines ASCII text: the built-in fonts of PDF have no Thai. */
export function samplePdf(lines: readonly string[]): Buffer {
  const text = lines
    .map(
      (line, index) =>
        `${index === 0 ? '/F1 18 Tf' : '/F1 11 Tf'} (${line.replace(/[\\()]/g, '\\$&')}) Tj T*`,
    )
    .join('\n');
  const content = `BT 72 770 Td 24 TL\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const xref = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${xref}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

/** The page as a greyscale PNG of 240 by 200 pixels (W3C PNG, section 5). */
export function samplePng(): Buffer {
  const pixel = 20;
  const width = PAGE.columns * pixel;
  const rows = Array.from({ length: PAGE.rows * pixel }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: width }, (_, x) => shade(Math.floor(x / pixel), Math.floor(y / pixel))),
    ]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.writeUInt8(8, 8); // bits per sample; the rest stays 0: grey, deflate, no interlace
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** How many bits announce a difference of that many bits: the lengths of the DC code below, then the code itself. */
const DC_LENGTHS = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0];
const DC_CODES = [
  '00',
  '010',
  '011',
  '100',
  '101',
  '110',
  '1110',
  '11110',
  '111110',
  '1111110',
  '11111110',
  '111111110',
];

/**
 * The page as a baseline greyscale JPEG of 96 by 80 pixels. Every block of 8 by 8 pixels is of one shade, so that a
 * block is its DC difference and "end of block", and no cosine transform is needed (ITU T.81, annexes B, F and K.3).
 */
export function sampleJpeg(): Buffer {
  const quantizer = Buffer.alloc(65, 8); // with steps of 8 a block's DC coefficient is its shade - 128
  quantizer[0] = 0;
  const frame = Buffer.from([8, 0, PAGE.rows * 8, 0, PAGE.columns * 8, 1, 1, 0x11, 0]);
  const dcTable = Buffer.from([0x00, ...DC_LENGTHS, ...DC_CODES.keys()]);
  const acTable = Buffer.from([0x10, 1, ...Array.from({ length: 15 }, () => 0), 0x00]); // one code, '0': end of block

  let bits = '';
  let previous = 0;
  for (let row = 0; row < PAGE.rows; row++) {
    for (let column = 0; column < PAGE.columns; column++) {
      const level = shade(column, row) - 128;
      bits += dcBits(level - previous) + '0';
      previous = level;
    }
  }
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  const scan = (bits.match(/.{8}/g) ?? []).flatMap((byte) =>
    byte === '11111111' ? [0xff, 0x00] : [parseInt(byte, 2)],
  );

  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, Buffer.from([0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])),
    jpegSegment(0xdb, quantizer),
    jpegSegment(0xc0, frame),
    jpegSegment(0xc4, dcTable),
    jpegSegment(0xc4, acTable),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from(scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A DC difference: the code of its number of bits, then the bits; negative ones count up from all zeros. */
function dcBits(difference: number): string {
  const size = difference === 0 ? 0 : Math.abs(difference).toString(2).length;
  const code = DC_CODES[size] ?? '';
  if (size === 0) return code;
  return code + (difference > 0 ? difference : difference + 2 ** size - 1).toString(2).padStart(size, '0');
}

function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
