import type { Application, DataStepName } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { AppStore, AppStoreOptions } from '#store/createStore.ts';
import { offerLoaded, stepOpened } from '#store/events.ts';
import { completeStep } from '#store/steps/saveStep.ts';
import { aDemoOffer, anIndividualApplication } from './applications.ts';
import { anOfferStore, CONTEXT } from './renderStoreDevice.ts';

interface FilledStoreOptions extends AppStoreOptions {
  offer?: Offer;
  application?: Application;
}

/** A store whose every step is completed, standing on review. */
export function aStoreOnReview({ offer = aDemoOffer(), application, ...options }: FilledStoreOptions = {}): AppStore {
  const store = anOfferStore(options);
  store.dispatch(offerLoaded({ ...CONTEXT, offer, slug: offer.href.split('/')[2] ?? '' }));
  fill(store, application ?? anIndividualApplication(offer));
  store.dispatch(stepOpened({ name: 'review' }));
  return store;
}

function fill(store: AppStore, application: Application): void {
  const { review: _review, ...steps } = application;
  for (const name of Object.keys(steps) as DataStepName[]) {
    const values = application[name];
    if (values !== undefined) store.dispatch(completeStep(name, values));
  }
}
