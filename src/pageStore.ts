import { offersApi } from '#api/offersApi.ts';
import { PREVIEW } from '#store/file/wizardSlice.ts';
import { type AppStore, type AppStoreOptions, createAppStore } from '#store/createStore.ts';
import { type RootState, rootReducer } from '#store/rootReducer.ts';
import { initialSession } from '#store/session/sessionSlice.ts';
import type { PageData } from './pageData.ts';

/** Returns the state that a page is drawn from, by the service and in the browser alike: what the page shows, and nothing of a person. */
export function pageState(data: PageData | null): RootState {
  const begin = { type: 'page/begun' };
  switch (data?.kind) {
    case 'home':
      return rootReducer(
        rootReducer(undefined, begin),
        offersApi.util.upsertQueryEntries([{ endpointName: 'getOffers', arg: undefined, value: data.offers }]),
      );
    case 'terms': {
      const arg = { slug: data.slug, isPreview: false };
      return rootReducer(
        rootReducer(undefined, begin),
        offersApi.util.upsertQueryEntries([{ endpointName: 'getOffer', arg, value: data.context }]),
      );
    }
    case 'offer': {
      const { slug, context } = data;
      const offerSlug = context.preview ? `${slug}/preview` : slug;
      const session = { ...initialSession, offerSlug, offerContext: context };
      return rootReducer({ session, ...(context.preview && { wizard: PREVIEW }) }, begin);
    }
    default:
      return rootReducer(undefined, begin);
  }
}

/** Creates the store of a page that the service has written, or of one that the browser draws itself. */
export function createPageStore(data: PageData | null, options: Omit<AppStoreOptions, 'preloadedState'>): AppStore {
  return createAppStore({ ...options, ...(data && { preloadedState: pageState(data) }) });
}
