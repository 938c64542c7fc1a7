const OWED = 'allot:sign-out';
const SIGNED_OUT = '1';
const LEFT = 'left';

/**
 * Returns true if the user signed out here and the service has not been told yet (3-LOGIN-10). The mark outlives the tab and contains no
 * personal data. False if the browser refuses storage.
 */
export function hasPendingSignOut(): boolean {
  try {
    return globalThis.localStorage.getItem(OWED) !== null;
  } catch {
    return false;
  }
}

/** Stores the pending sign-out until the service has received it, or a user has logged in since. */
export function setPendingSignOut(isOwed: boolean): void {
  keep(isOwed ? SIGNED_OUT : null);
}

/** Stores the pending sign-out of a closing page, which has no time to tell other tabs. */
export function setPendingSignOutOnClosing(): void {
  keep(LEFT);
}

/**
 * Calls back whenever another tab closes with a pending sign-out, even if that tab closes after this page began. Returns a function that
 * ends it.
 */
export function watchClosingTabs(react: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === OWED && newValue === LEFT) react();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

function keep(owed: string | null): void {
  try {
    if (owed === null) globalThis.localStorage.removeItem(OWED);
    else globalThis.localStorage.setItem(OWED, owed);
  } catch {
    // The call is made only once if there is no storage.
  }
}
