/** What one tab knows by itself; nothing of it says anything of a person. It ends with the tab. */
export interface TabKeeper {
  /** Whether this tab is used on a computer that is shared (1-LAND-44). */
  isShared: () => boolean;
  noteShared: (isShared: boolean) => void;
  /** Notes that this page opened a file. */
  noteOpened: (fileId: string) => void;
  /** Whether this page, or the one that was here until it was loaded anew, had the file open (1-LAND-46). */
  had: (fileId: string) => boolean;
  /** Whether it is what this page opened last: what somebody chose comes before what is worth most. */
  hadLast: (fileId: string) => boolean;
  /** Notes on leaving the page what is open, and what was before it; null is nothing. */
  leave: (fileId: string | null) => void;
  /** Forgets what was open: whoever comes back to this tab later may be somebody else. */
  forget: () => void;
  /** Whether the session before ended because nothing was pressed (3-LOGIN-11). */
  endedIdle: () => boolean;
  noteIdleEnd: (isIdle: boolean) => void;
}

interface TabKeeperOptions {
  storage?: () => Storage | undefined;
  /** When this page began to load, and the present, in milliseconds since 1970. */
  loadedAt?: number;
  now?: () => number;
}

const SHARED = 'allot:shared';
const LEFT = 'allot:left';
const IDLE = 'allot:idle';

/**
 * A page that is loaded anew leaves only after the next one has begun to load. Whoever opens a closed tab again, or comes back from
 * elsewhere, does so later than that; two clocks may differ by this much.
 */
const RELOAD_TOLERANCE_MS = 2_000;

/** Keeps it in sessionStorage, which a reload leaves and the end of the tab takes; in memory where a browser refuses that. */
export function createTabKeeper({
  storage = () => globalThis.sessionStorage,
  loadedAt = performance.timeOrigin,
  now = Date.now,
}: TabKeeperOptions = {}): TabKeeper {
  const write = (key: string, value: string | null) =>
    whereAllowed(() => (value === null ? storage()?.removeItem(key) : storage()?.setItem(key, value)));
  const opened = new Set<string>();
  const [leftAt, ...left] = (whereAllowed(() => storage()?.getItem(LEFT)) ?? '').split(' ');
  write(LEFT, null);
  let last: string | null = null;
  const noteOpened = (fileId: string) => {
    opened.add(fileId);
    last = fileId;
  };
  if (Number(leftAt) > loadedAt - RELOAD_TOLERANCE_MS) left.forEach(noteOpened);
  let isShared = whereAllowed(() => storage()?.getItem(SHARED)) === '1';
  let isForgotten = false;
  return {
    isShared: () => isShared,
    noteShared: (shared) => {
      isShared = shared;
      write(SHARED, shared ? '1' : null);
    },
    noteOpened,
    had: (fileId) => opened.has(fileId),
    hadLast: (fileId) => fileId === last,
    leave: (fileId) => {
      if (fileId === null || isForgotten) return;
      // What is open comes last: the next page opens it.
      opened.delete(fileId);
      write(LEFT, [now(), ...opened.add(fileId)].join(' '));
    },
    forget: () => {
      isForgotten = true;
      opened.clear();
      last = null;
      write(LEFT, null);
    },
    endedIdle: () => whereAllowed(() => storage()?.getItem(IDLE)) === '1',
    noteIdleEnd: (isIdle) => void write(IDLE, isIdle ? '1' : null),
  };
}

function whereAllowed<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}
