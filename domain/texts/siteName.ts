/** Name of the house, on every page that belongs to no offer; every visitor loads it. */
export const siteName = 'Allot';
