import type { Application, StepName } from '#domain/application.ts';
import { type ActingContext, NEW_APPLICATION } from '#domain/session.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import type { AppStore } from '#store/createStore.ts';
import { fileOpened, stepOpened, userLoaded } from '#store/events.ts';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { aDemoOffer, anIndividualApplication } from './applications.ts';
import { aStoreOnReview, fill } from './filledStore.ts';
import { renderWithStore } from './renderStore.tsx';
import { anId } from './renderStoreDevice.ts';
import { server } from './server.ts';
import { aSessionService } from './sessionService.ts';
import type { TestStoreOptions } from '#test/support/appStore.ts';

export const ANSWERED_OFFER = aDemoOffer('emberfield-copper', {
  include_offer_description: false,
  application_terms_and_conditions: '',
});
export const ANSWERED_FILE = anId(4711);

interface Shown {
  /** Whoever is signed in; null: nobody. */
  username?: string | null;
  context?: ActingContext;
  /** An individual's where none is given. */
  application?: Application | undefined;
  /** What else has to stand before the step is on screen, with the application as it was kept. */
  before?: (store: AppStore) => void;
  /** Where the page differs from others, such as the device that it is on. */
  options?: TestStoreOptions;
}

/** Shows one step of a file whose steps are all answered. */
export function showAnswered(name: StepName, shown: Shown = {}): AppStore {
  const { username = 'olivia@example.com', context = 'investor', before, options } = shown;
  const { application = anIndividualApplication(ANSWERED_OFFER) } = shown;
  window.history.replaceState(null, '', '/offers/emberfield-copper/');
  const service = aSessionService();
  service.set(username, username === null ? undefined : context);
  server.use(...service.handlers);
  const user = service.user();
  const storage = { ...createMemoryStorage(), isDurable: true };
  const store = aStoreOnReview({ offer: ANSWERED_OFFER, storage, ...options });
  const file = { offerSlug: 'emberfield-copper', offerName: '', userId: user?.id ?? null, firstStep: name, at: '' };
  store.dispatch(fileOpened({ ...file, fileId: ANSWERED_FILE, mode: NEW_APPLICATION }));
  if (user) store.dispatch(userLoaded(user));
  fill(store, application);
  before?.(store);
  store.dispatch(stepOpened({ name }));
  renderWithStore(<Wizard />, store);
  return store;
}
