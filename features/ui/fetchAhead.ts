/** What is fetched ahead waits for the page to be drawn and read. */
const DELAY_MS = 1000;

type Fetch = (() => Promise<unknown>) | undefined;

/** Fetches code ahead of need; what does not come is fetched when it is drawn. */
export function fetchAhead(fetches: readonly Fetch[]): void {
  for (const fetchCode of fetches) void fetchCode?.().catch(() => undefined);
}

/** The same once the page has been drawn and read, but for whoever asked their browser to save data. Answers what calls it off. */
export function fetchLater(fetches: () => readonly Fetch[]): () => void {
  if (savesData()) return () => undefined;
  const timer = setTimeout(() => fetchAhead(fetches()), DELAY_MS);
  return () => clearTimeout(timer);
}

/** Somebody on a metered connection asked their browser not to fetch ahead of need. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
