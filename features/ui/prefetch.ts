/** Milliseconds before fetching ahead, so that the page is drawn and read first. */
const DELAY_MS = 1000;

type Fetch = (() => Promise<unknown>) | undefined;

/** Fetches code ahead of need; code that fails is fetched again when it is drawn. */
export function prefetch(fetches: readonly Fetch[]): void {
  for (const fetchCode of fetches) void fetchCode?.().catch(() => undefined);
}

/** Fetches code ahead once the page is drawn and read, unless the person's browser saves data. Returns a function that cancels it. */
export function prefetchLater(fetches: () => readonly Fetch[]): () => void {
  if (savesData()) return () => undefined;
  const timer = setTimeout(() => prefetch(fetches()), DELAY_MS);
  return () => clearTimeout(timer);
}

/** Returns true if the person, perhaps on a metered connection, asked the browser not to fetch ahead of need. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
