import parser from 'postcss-selector-parser';
import type { KnownClasses } from '../document/class-names.ts';
import type { StylePiece } from '../document/page-styles.ts';

export function readSelector(text: string): parser.Root {
  return parser().astSync(text);
}

/** The classes of a sheet: those of one rule's utilities may be called by a short name, those that other rules name may not. */
export function classesOfSheet(sheet: readonly StylePiece[]): KnownClasses {
  const short = new Set<string>();
  const kept = new Set<string>();
  const parts: string[] = [];
  const walk = (pieces: readonly StylePiece[], isUtility: boolean) => {
    for (const piece of pieces) {
      if ('pieces' in piece)
        walk(piece.pieces, isUtility || ('head' in piece && piece.head === '@layer utilities'));
      if (!('selectors' in piece)) continue;
      for (const { text, only } of piece.selectors) {
        const root = readSelector(text);
        if (only !== undefined && isUtility) short.add(only.name);
        else root.walkClasses(({ value }) => void kept.add(value));
        root.walkAttributes(({ attribute, value }) => {
          if (attribute === 'class' && value !== undefined) parts.push(value);
        });
      }
    }
  };
  walk(sheet, false);
  for (const name of short) if (parts.some((part) => name.includes(part))) kept.add(name);
  for (const name of kept) short.delete(name);
  return { short: [...short], kept: [...kept] };
}
