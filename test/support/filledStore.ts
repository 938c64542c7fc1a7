import type { Application, DataStepName } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { Mode } from '#domain/session.ts';
import { identify } from '#domain/application/identify.ts';
import type { AppStore, AppThunk } from '#store/createStore.ts';
import { applicationOpened, offerLoaded, stepOpened } from '#store/events.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { aDemoOffer, anIndividualApplication } from './applications.ts';
import { anOfferStore, CONTEXT } from './renderStoreDevice.ts';
import type { TestStoreOptions } from '#test/support/appStore.ts';

interface FilledStoreOptions extends TestStoreOptions {
  offer?: Offer;
  application?: Application;
  /** Of an application that was opened to be edited or approved. */
  mode?: Mode;
}

const opened = (mode: Mode) =>
  applicationOpened({
    mode,
    applicationId: 31,
    splashApplicationId: null,
    currentStep: 'review',
    steps: {},
    entities: { people: [], organisations: [], documents: [], taxDeclarations: [] },
    at: '2026-11-21T00:00:00.000Z',
  });

/** A store whose every step is completed, standing on review. */
export function aStoreOnReview({
  offer = aDemoOffer(),
  application,
  mode,
  ...options
}: FilledStoreOptions = {}): AppStore {
  const store = anOfferStore(options);
  store.dispatch(offerLoaded({ ...CONTEXT, offer, slug: offer.href.split('/')[2] ?? '' }));
  if (mode) store.dispatch(opened(mode));
  fill(store, application ?? anIndividualApplication(offer));
  store.dispatch(stepOpened({ name: 'review' }));
  return store;
}

const newIdOf: AppThunk<() => string> = (_dispatch, _getState, { newId }) => newId;

/** Completes every step of the open file. */
export function fill(store: AppStore, application: Application): void {
  const newId = store.dispatch(newIdOf);
  const { review: _review, ...steps } = identify(application, newId);
  const identified: Application = steps;
  for (const name of Object.keys(steps) as DataStepName[]) {
    const values = identified[name];
    if (values !== undefined) store.dispatch(saveStep(name, values));
  }
}
