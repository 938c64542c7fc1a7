import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import type { Offer } from '#domain/offer.ts';
import { settleForm } from '#features/ui/form/settleForm.ts';
import type { AppStore } from '#store/createStore.ts';
import { createAppStore, type TestStoreOptions } from '#test/support/appStore.ts';
import { offerLoaded } from '#store/events.ts';
import { createEncryptedStorage } from '#store/file/persistence/encryptedStorage.ts';

/** An empty device, as after a fresh installation of the browser. */
export function wipeDevice(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** Ids that count up, the same in every run: UUIDs, or plain names where the test says how they begin. */
export function countingIds(prefix?: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return prefix === undefined ? anId(count) : `${prefix}-${count}`;
  };
}

/** The UUID of a number. */
export function anId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export const NOW = '2026-11-21T10:42:00.000Z';

export const OFFER = {
  id: 7,
  href: '/offers/emberfield-copper/',
  name: 'Emberfield Copper',
  client_name: 'Emberfield',
  state: 'open',
  documents: [],
  security: { name: 'Ordinary shares', category: 'O' },
  price_per_security: '1.00',
  payment_methods: ['BPAY'],
  require_aml_kyc: true,
} satisfies Offer;

export const SLUG = 'emberfield-copper';

export const CONTEXT = {
  offer: OFFER,
  currency_code: 'AUD',
  street_type_options: ['Street'],
  preview: false,
  server_time: NOW,
};

/** The real encrypted storage over the device of this test. */
export function deviceStorage(now: () => string = () => NOW) {
  return createEncryptedStorage(globalThis.crypto, now);
}

/** A real store with the offer loaded and everything deterministic. */
export function anOfferStore(options: TestStoreOptions = {}): AppStore {
  const store = createAppStore({
    ...options,
    extra: {
      newId: countingIds(),
      now: () => NOW,
      logError: () => {},
      screen: { settle: settleForm },
      ...options.extra,
    },
  });
  store.dispatch(offerLoaded({ ...CONTEXT, slug: SLUG }));
  return store;
}
