import type { Receipt } from '#domain/application/nextSteps.ts';

/** A receipt and its owner; null for a person without a login. */
export interface StoredReceipt {
  receipt: Receipt;
  userId: number | null;
}

/** Receipts of this tab, by offer. */
export interface ReceiptKeeper {
  keep(offerSlug: string, kept: StoredReceipt): void;
  /** Finds the receipt only for the user who owns it. */
  find(offerSlug: string, userId: number | null): Receipt | null;
  forget(offerSlug: string): void;
  forgetAll(): void;
}

/** Includes the version of the shape: a receipt of an older one is not found. */
const PREFIX = 'allot:receipt:1:';

/**
 * Saves the last page of a submitted application for the life of the tab. The draft is deleted by then, and an applicant who returns from
 * their bank's app still needs the payment reference. It holds only that page's content and no other input. Another tab cannot see it, nor
 * can the next user who signs in there. A browser that refuses storage saves nothing.
 */
export function createReceiptKeeper(storage: () => Storage = () => window.sessionStorage): ReceiptKeeper {
  const whereAllowed = <Result>(act: (store: Storage) => Result): Result | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    keep: (offerSlug, kept) => void whereAllowed((store) => store.setItem(PREFIX + offerSlug, JSON.stringify(kept))),
    find: (offerSlug, userId) => {
      const kept = whereAllowed(
        (store) => JSON.parse(store.getItem(PREFIX + offerSlug) ?? 'null') as StoredReceipt | null,
      );
      return kept?.userId === userId ? kept.receipt : null;
    },
    forget: (offerSlug) => void whereAllowed((store) => store.removeItem(PREFIX + offerSlug)),
    forgetAll: () =>
      void whereAllowed((store) =>
        Object.keys(store)
          .filter((key) => key.startsWith(PREFIX))
          .forEach((key) => store.removeItem(key)),
      ),
  };
}
