/** The name of the house, over every page that belongs to no offer; every visitor loads it. */
export const siteName = 'Allot';
