/** A whole walk: begins on an empty application, does what it is told, and holds the application against the truth after every action. */
import type { Offer } from '#domain/offer.ts';
import type { AppStore } from '#store/createStore.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { offerLoaded } from '#store/events.ts';
import type { RootState } from '#store/rootReducer.ts';
import { FILE_KEYS } from '#store/file/persistedKeys.ts';
import { CURRENT_VERSION } from '#store/file/stored/migrations/version.ts';
import { parseStored } from '#store/file/stored/parseStored.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { aDemoOffer, anIndividualApplication } from '../applications.ts';
import { CONTEXT, countingIds, NOW, SLUG } from '../renderStoreDevice.ts';
import type { Action } from './actions.ts';
import { expectSettled, expectTrue } from './check.ts';
import { emptyTruth } from './model.ts';
import { perform } from './perform.ts';
import type { Walker } from './walker.ts';

/** What is hidden stays until it is found: so often is enough, and takes a fifth of the time. */
const SETTLED_EVERY = 5;
const OFFER = aDemoOffer('emberfield-copper', {
  request_individuals_with_other_roles: true,
  require_source_of_wealth_information: true,
});

function aStore(newId: () => string, offer: Offer, preloadedState?: Partial<RootState>): AppStore {
  const extra = { newId, now: () => NOW, logError: () => {} };
  const store = createAppStore({ extra, ...(preloadedState && { preloadedState }) });
  store.dispatch(offerLoaded({ ...CONTEXT, offer, slug: SLUG }));
  return store;
}

/** Begins with everything answered but who invests. */
export function begin(offer: Offer = OFFER): Walker {
  const newId = countingIds();
  const store = aStore(newId, offer);
  const { landingpage, contact_details, purchase_amount } = anIndividualApplication(offer);
  if (landingpage) store.dispatch(saveStep('landingpage', landingpage));
  if (contact_details) store.dispatch(saveStep('contact_details', contact_details));
  if (purchase_amount) store.dispatch(saveStep('purchase_amount', purchase_amount));
  return { store, offer, newId, truth: emptyTruth(), ids: new Map(), count: 0, shelved: new Map() };
}

/** Walks; throws at the first action after which something is not as it should be. */
export async function walk(actions: readonly (Action | null)[], offer: Offer = OFFER): Promise<Walker> {
  const walker = begin(offer);
  for (const [index, action] of actions.entries()) {
    if (action === null) continue;
    if (action.kind === 'reload') await reloadPage(walker);
    perform(walker, action);
    expectTrue(walker);
    if (index % SETTLED_EVERY === 0) expectSettled(walker);
  }
  expectSettled(walker);
  return walker;
}

/** A new page: what the device kept is there, and nothing to undo. */
export async function reloadPage(walker: Walker): Promise<void> {
  const kept = await storedOf(walker.store.getState());
  walker.store = aStore(walker.newId, walker.offer, kept);
  walker.shelved.clear();
}

/** The state as it is read from what the device kept of it. */
async function storedOf(state: RootState): Promise<Partial<RootState>> {
  const kept = Object.fromEntries(FILE_KEYS.map((key) => [key, JSON.stringify(state[key])]));
  const _persist = JSON.stringify({ version: CURRENT_VERSION, rehydrated: true });
  const reading = await parseStored(JSON.stringify({ ...kept, _persist }), { key: 'file', version: CURRENT_VERSION });
  if (reading.kind !== 'stored') throw new Error(`A file that is ${reading.kind}`);
  return reading.state;
}
