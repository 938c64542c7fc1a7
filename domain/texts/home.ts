/** Texts of the list of offers and of the pages that lead to it; they load with these pages. */

export const homeTexts = {
  allOffers: 'All offers',
  offersTitle: 'Offers',
  offersIntro: 'Apply for securities online. Choose an offer to read about it and to start or continue an application.',
  noOffers: 'There are no offers at the moment',
  noOffersHelp: 'Please come back later.',
  offer: 'Offer',
  kind: 'Securities',
  kinds: { shares: 'Shares', units: 'Trust units', notes: 'Notes' },
  price: 'Price',
  minimum: 'Minimum',
  closes: 'Closes in',
  closed: 'Closed',
  securities: (count: string, kind: string) => `${count} ${kind}`,
  noMinimum: 'None',
  noDate: 'No date set',
  left: ({ count, unit }: { count: number; unit: 'day' | 'month' }) =>
    count === 0 ? 'Less than a day' : `${count} ${unit}${count === 1 ? '' : 's'}`,
  offersFailedTitle: 'The offers could not be loaded',
  notFound: 'This page does not exist',
  notFoundHelp: 'Please check the address, or start from the list of offers.',
} as const;

/** Headings of the list of offers. */
export const offerGroupTitles = { open: 'Open for applications', opening: 'Opening soon', closed: 'Closed' } as const;
