import type { Page } from '@playwright/test';
import type { OfferContext } from '#api/offersApi.ts';

type Offer = OfferContext['offer'];

/** Data of a page that the service has written. */
const DATA = /(<script type="application\/json" id="page-data">)([^<]*)/;

/** Shows a page another offer than the service has, in the page itself and in the call; returns a function that ends it. */
export async function showChangedOffer(
  page: Page,
  slug: string,
  change: (offer: Offer) => Offer,
): Promise<() => Promise<void>> {
  const changed = <Context extends OfferContext>(context: Context) => ({ ...context, offer: change(context.offer) });
  const call = `**/api/offers/${slug}/`;
  const address = new RegExp(`^[^/]+//[^/]+/offers/${slug}/$`);
  await page.route(call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: changed((await response.json()) as OfferContext) });
  });
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(DATA, (_block, tag: string, json: string) => {
      const data = JSON.parse(json) as { context: OfferContext };
      return tag + JSON.stringify({ ...data, context: changed(data.context) }).replaceAll('<', '\\u003c');
    });
    await route.fulfill({ response, body });
  });
  return async () => {
    await page.unroute(call);
    await page.unroute(address);
  };
}
