import { offerLoaded } from '#store/events.ts';
import { selectCurrency } from '#store/selectors/sessionSelectors.ts';
import { anOfferStore, CONTEXT, SLUG } from '#test/support/renderStoreDevice.ts';

it.each([
  ['the code of the page', 'NZD', 'NZD'],
  ['AUD where there is none', '', 'AUD'],
])('[1-SHELL-55, 1-SHELL-56] labels amounts with %s', (_name, currency_code, label) => {
  const store = anOfferStore();
  store.dispatch(offerLoaded({ ...CONTEXT, currency_code, slug: SLUG }));
  expect(selectCurrency(store.getState())).toBe(label);
});
