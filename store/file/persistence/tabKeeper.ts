/**
 * How the session before this page ended where nobody ended it here: nothing was pressed, another tab signed out, or somebody signed in
 * there where nobody was signed in.
 */
export type UnaskedEnd = 'idle' | 'ended' | 'signedIn';

/** End of an application that another tab had open, too: there is nothing to undo. */
export type EndedHow = 'declined' | 'deleted';

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
  /** Notes that another tab removed the file of this offer that was open here; until this tab opens one, nothing takes its place. */
  noteRemoved: (offerSlug: string, fileId: string) => void;
  /** Notes the end of its application. Called before `noteRemoved`. */
  noteRemovedHow: (offerSlug: string, fileId: string, how: EndedHow) => void;
  /** The id of that file. */
  removed: (offerSlug: string) => string | null;
  /** End of its application; null if it was only removed. */
  removedHow: (offerSlug: string) => EndedHow | null;
  /** How the session before ended (3-LOGIN-07, 3-LOGIN-11, 1-LAND-46); null where nobody has to be told. */
  ended: () => UnaskedEnd | null;
  noteEnd: (how: UnaskedEnd | null) => void;
}

interface TabKeeperOptions {
  storage?: () => Storage | undefined;
  /** When this page began to load, and the present, in milliseconds since 1970. */
  loadedAt?: number;
  now?: () => number;
}

const SHARED = 'allot:shared';
const LEFT = 'allot:left';
const REMOVED = 'allot:removed';
const ENDED = 'allot:ended';

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
  const readRemoved = () => {
    const [slug, id, how] = (whereAllowed(() => storage()?.getItem(REMOVED)) ?? '').split(' ');
    return { slug, id, how };
  };
  const opened = new Set<string>();
  const [leftAt, ...left] = (whereAllowed(() => storage()?.getItem(LEFT)) ?? '').split(' ');
  write(LEFT, null);
  let last: string | null = null;
  const remember = (fileId: string) => {
    opened.add(fileId);
    last = fileId;
  };
  if (Number(leftAt) > loadedAt - RELOAD_TOLERANCE_MS) left.forEach(remember);
  let isShared = whereAllowed(() => storage()?.getItem(SHARED)) === '1';
  let isForgotten = false;
  const leave = (fileId: string | null) => {
    if (fileId === null || isForgotten) return;
    // What is open comes last: the next page opens it.
    opened.delete(fileId);
    write(LEFT, [now(), ...opened.add(fileId)].join(' '));
  };
  return {
    isShared: () => isShared,
    noteShared: (shared) => {
      isShared = shared;
      write(SHARED, shared ? '1' : null);
    },
    noteOpened: (fileId) => {
      write(REMOVED, null);
      remember(fileId);
    },
    had: (fileId) => opened.has(fileId),
    hadLast: (fileId) => fileId === last,
    leave,
    noteRemoved: (offerSlug, fileId) => {
      const { slug, id, how } = readRemoved();
      const isTold = how !== undefined && slug === offerSlug && id === fileId;
      if (!isTold) write(REMOVED, `${offerSlug} ${fileId}`);
      // Put back, it is this tab's as before.
      leave(fileId);
    },
    noteRemovedHow: (offerSlug, fileId, how) => write(REMOVED, `${offerSlug} ${fileId} ${how}`),
    removed: (offerSlug) => {
      const { slug, id = null } = readRemoved();
      return slug === offerSlug ? id : null;
    },
    removedHow: (offerSlug) => {
      const { slug, how } = readRemoved();
      return slug === offerSlug && (how === 'declined' || how === 'deleted') ? how : null;
    },
    forget: () => {
      isForgotten = true;
      opened.clear();
      last = null;
      write(LEFT, null);
      write(REMOVED, null);
    },
    ended: () => whereAllowed(() => storage()?.getItem(ENDED)) as UnaskedEnd | null,
    noteEnd: (how) => void write(ENDED, how),
  };
}

function whereAllowed<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}
