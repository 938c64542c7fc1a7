/** A whole walk: begins on an empty application, does what it is told, and holds the application against the truth after every action. */
import type { Offer } from '#domain/offer.ts';
import { type AppStore, createAppStore } from '#store/createStore.ts';
import { offerLoaded } from '#store/events.ts';
import type { RootState } from '#store/rootReducer.ts';
import { FILE_KEYS } from '#store/file/persistedKeys.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { aDemoOffer, anIndividualApplication } from '../applications.ts';
import { CONTEXT, countingIds, NOW, SLUG } from '../renderStoreDevice.ts';
import { type Action, actionsOf, fewest } from './actions.ts';
import { expectSettled, expectTrue } from './check.ts';
import { emptyTruth } from './model.ts';
import { perform } from './perform.ts';
import { savedNow, type Walker } from './walker.ts';

/** What a reload brings back of a state, as the device keeps it. */
export type Reload = (state: Pick<RootState, (typeof FILE_KEYS)[number]>) => Promise<Partial<RootState>>;

const OFFER = aDemoOffer('emberfield-copper', { request_individuals_with_other_roles: true });

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
  return { store, newId, truth: emptyTruth(), ids: new Map(), count: 0, shelved: new Map() };
}

/** Walks; throws at the first action after which something is not as it should be. */
export async function walk(actions: readonly Action[], reload: Reload, offer: Offer = OFFER): Promise<Walker> {
  const walker = begin(offer);
  for (const action of actions) {
    if (action.kind === 'reload') await reloadPage(walker, reload, offer);
    const before = savedNow(walker);
    perform(walker, action);
    expectTrue(walker);
    if (savedNow(walker) !== before) expectSettled(walker);
  }
  return walker;
}

async function reloadPage(walker: Walker, reload: Reload, offer: Offer): Promise<void> {
  const state = walker.store.getState();
  const kept = await reload(state);
  walker.store = aStore(walker.newId, offer, kept);
  walker.shelved.clear();
}

/** Walks from a seed; a failure says the seed, the fewest actions that still fail, and how. */
export async function walkFrom(seed: number, { count, reload }: { count: number; reload: Reload }): Promise<Walker> {
  const actions = actionsOf(seed, count);
  try {
    return await walk(actions, reload);
  } catch {
    const kept = await fewest(actions, async (some) => (await failure(some, reload)) !== null);
    throw new Error(`Walk ${seed} fails after ${`\n${kept.map((action) => JSON.stringify(action)).join("\n")}`}\n${await failure(kept, reload)}`);
  }
}

async function failure(actions: readonly Action[], reload: Reload): Promise<string | null> {
  return walk(actions, reload).then(
    () => null,
    (error: unknown) => String(error),
  );
}
