const OWED = 'allot:sign-out';
const SIGNED_OUT = '1';
const LEFT = 'left';

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
  keep(isOwed ? SIGNED_OUT : null);
}

/** Keeps the same of a page that was closed: it could tell no other tab of it in time. */
export function oweSignOutOnLeaving(): void {
  keep(LEFT);
}

/** Calls back whenever another tab is left owing a sign-out, also one that ends after this page has begun. Answers what ends it. */
export function watchLeaving(react: () => void): () => void {
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
    // Without storage the call is made once.
  }
}
