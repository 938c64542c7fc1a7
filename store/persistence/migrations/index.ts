/** A stored file of an older version, key by key; a migration declares the shape it needs and imports nothing of today's. */
export type StoredState = Record<string, unknown>;

/** The version that this release writes. Every version that was ever shipped has a fixture in test/fixtures/persisted. */
export const CURRENT_VERSION = 1;

/** By the version they lead to, e.g. `2: splitTrustees` from `0002-splitTrustees.ts`. Version 1 is the first. */
export const MIGRATIONS: Readonly<Record<number, (state: StoredState) => StoredState>> = {};
