import type { Application, StepName } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { type Mode, NEW_APPLICATION, type User } from '#domain/session.ts';
import type { AppStore } from '#store/createStore.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { applicationOpened, fileOpened, offerLoaded, userLoaded } from '#store/events.ts';
import { withFlaggedOwners } from '#domain/people/prefilledOwners.ts';
import { identify } from '#domain/application/identify.ts';
import { normaliseSteps } from '#store/steps/normalise.ts';
import { aDemoOffer } from './applications.ts';
import { countingIds, NOW } from './renderStoreDevice.ts';

interface StepStoreOptions {
  offer?: Offer;
  /** What was saved before, in wire shape. */
  application?: Application;
  user?: User | null;
  mode?: Mode;
}

/** A real store, in memory, with a file open at a step. */
export function aStoreAt(
  step: StepName,
  { offer = aDemoOffer(), application = {}, user = null, mode = NEW_APPLICATION }: StepStoreOptions = {},
): AppStore {
  const newId = countingIds();
  const store = createAppStore({ extra: { newId, now: () => NOW, logError: () => {} } });
  const slug = offer.href.split('/')[2] ?? '';
  store.dispatch(
    offerLoaded({
      slug,
      offer,
      currency_code: offer.currency_code ?? 'AUD',
      street_type_options: ['Street'],
      preview: mode.preview,
      server_time: NOW,
    }),
  );
  store.dispatch(userLoaded(user));
  store.dispatch(
    fileOpened({
      fileId: 'file-1',
      offerSlug: slug,
      offerName: offer.name,
      userId: user?.id ?? null,
      firstStep: step,
      mode,
      at: NOW,
    }),
  );
  const { steps, entities } = normaliseSteps(store.getState(), withFlaggedOwners(identify(application, newId)), newId);
  store.dispatch(
    applicationOpened({
      mode,
      applicationId: null,
      splashApplicationId: null,
      currentStep: step,
      steps,
      entities,
      at: NOW,
    }),
  );
  return store;
}
