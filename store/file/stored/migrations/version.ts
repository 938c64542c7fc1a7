/** Version that this release writes. Every version ever shipped has a fixture in test/fixtures/persisted. */
export const CURRENT_VERSION = 4;
