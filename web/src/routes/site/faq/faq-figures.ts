import { claims } from '@/claims.config';

/** Values of the answers' placeholders, to be passed when reading `page-faq:questions.*`. */
export const FAQ_FIGURES = {
  provinces: claims.provinces.figure,
  noWinNoFee: claims.noWinNoFee.figure,
} as const;
