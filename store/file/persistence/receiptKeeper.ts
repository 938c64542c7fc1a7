import type { Receipt } from '#domain/application/nextSteps.ts';

/** A receipt and whose it is; null is nobody who is signed in. */
export interface KeptReceipt {
  receipt: Receipt;
  userId: number | null;
}

/** The receipts of this tab, by offer. */
export interface ReceiptKeeper {
  keep(offerSlug: string, kept: KeptReceipt): void;
  /** Nothing of somebody else's. */
  find(offerSlug: string, userId: number | null): Receipt | null;
  forget(offerSlug: string): void;
  forgetAll(): void;
}

/** With the number of the shape: a receipt of an older one is not found. */
const PREFIX = 'allot:receipt:1:';

/**
 * Keeps what a lodged application's last page says for as long as the tab lives: the draft is gone by then, and whoever comes back from
 * their bank's app still has to find the payment reference. It holds what stands on that page and nothing else of what was typed;
 * another tab does not see it, nor does whoever signs in there next. A browser that refuses storage keeps nothing.
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
        (store) => JSON.parse(store.getItem(PREFIX + offerSlug) ?? 'null') as KeptReceipt | null,
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
