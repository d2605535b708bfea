import { claims } from '@/claims.config';

/** What the answers' placeholders stand for; whoever reads `page-faq:questions.*` gives these. */
export const FAQ_FIGURES = {
  provinces: claims.provinces.figure,
  noWinNoFee: claims.noWinNoFee.figure,
} as const;
