/** As wide as every page is, with the edges that a phone needs. */
export const PAGE_WIDTH = 'mx-auto w-full max-w-6xl px-5 sm:px-8';

/** Grid of the margin column, for numbers and notes, and the text beside it. */
export const MARGIN_GRID = 'lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-12';
