import type { OfferContext, OfferSummary } from '#api/offersApi.ts';

/** Content that the service has written a page of, all of it public: the browser takes the page over with the same. */
export type PageData = PageContent & {
  /** Time of the service when it wrote the page, in milliseconds since 1970. */
  now: number;
};

export type PageContent =
  | { kind: 'home'; offers: OfferSummary[] }
  | { kind: 'offer' | 'terms'; slug: string; context: OfferContext }
  | { kind: 'check' | 'deadLink' | 'notFound' };

/** Id of the block of data in the page. */
export const PAGE_DATA_ID = 'page-data';

/** Address by which the service draws the page of an unknown address. */
export const UNKNOWN_ADDRESS = '/404';

/** Returns the path of the page that the content belongs to. */
export function pathOf(content: PageContent): string {
  switch (content.kind) {
    case 'home':
      return '/';
    case 'offer':
      return `/offers/${content.slug}/${content.context.preview ? 'preview/' : ''}`;
    case 'terms':
      return `/offers/${content.slug}/terms/`;
    case 'check':
      return '/check/';
    case 'deadLink':
      return '/d/';
    case 'notFound':
      return UNKNOWN_ADDRESS;
  }
}
