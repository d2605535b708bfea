declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype' | 'woff2';
    /** OpenType features that stay; without it all do, with the glyphs that they can put in. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }

  /** @returns the font with the glyphs of `text` alone */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: SubsetOptions,
  ): Promise<Uint8Array>;
}
