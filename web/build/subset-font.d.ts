declare module 'subset-font' {
  /** @returns the font with the glyphs of `text` alone */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: 'truetype' | 'woff2' },
  ): Promise<Uint8Array>;
}
