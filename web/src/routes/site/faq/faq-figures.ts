import { site } from '@/site.config';

/** What the answers' placeholders stand for; whoever reads `page-faq:questions.*` gives these. */
export const FAQ_FIGURES = {
  provinces: site.claims.provinces.figure,
  noWinNoFee: site.claims.noWinNoFee.figure,
} as const;
