const OWED = 'allot:sign-out';

/**
 * Whether somebody signed out here and the service has not heard of it yet (3-LOGIN-10). It outlives the tab, holds nothing of a person,
 * and is not known where a browser refuses storage.
 */
export function owesSignOut(): boolean {
  try {
    return globalThis.localStorage.getItem(OWED) !== null;
  } catch {
    return false;
  }
}

/** Keeps the intent to sign out until the service has heard of it, or somebody has logged in since. */
export function oweSignOut(isOwed: boolean): void {
  try {
    if (isOwed) globalThis.localStorage.setItem(OWED, '1');
    else globalThis.localStorage.removeItem(OWED);
  } catch {
    // Without storage the call is made once.
  }
}
