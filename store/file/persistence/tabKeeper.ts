/**
 * End of the previous session that the person did not cause on this page: idle timeout, a sign-out in another tab, or a sign-in there while
 * no user was signed in.
 */
export type InvoluntaryEnd = 'idle' | 'ended' | 'signedIn';

/** End of an application that another tab had open too; it cannot be undone. */
export type EndOutcome = 'declined' | 'deleted';

/** Facts known only to one tab, none of them personal. They end with the tab. */
export interface TabKeeper {
  /** Returns true if this tab is used on a shared computer (1-LAND-44). */
  isShared: () => boolean;
  noteShared: (isShared: boolean) => void;
  /** Records that this page opened a file. */
  noteOpened: (fileId: string) => void;
  /** Returns true if this page, or the one before its reload, had the file open (1-LAND-46). */
  had: (fileId: string) => boolean;
  /** Returns true for the file this page opened last: the person's choice comes before the most valuable file. */
  hadLast: (fileId: string) => boolean;
  /** Records, as the page closes, the open file and those before it; null for none. */
  leave: (fileId: string | null) => void;
  /** Forgets the opened files: the next person at this tab may be another one. */
  forget: () => void;
  /** Records that another tab removed the file of this offer that was open here. Until this tab opens a file, nothing replaces it. */
  noteRemoved: (offerSlug: string, fileId: string) => void;
  /** Records the end of its application. Called before `noteRemoved`. */
  noteRemovedHow: (offerSlug: string, fileId: string, how: EndOutcome) => void;
  /** Returns the removed file's id. */
  removed: (offerSlug: string) => string | null;
  /** Returns the end of its application; null if the file was only removed. */
  removedHow: (offerSlug: string) => EndOutcome | null;
  /** Returns the end of the previous session (3-LOGIN-07, 3-LOGIN-11, 1-LAND-46); null if there is nothing to report. */
  ended: () => InvoluntaryEnd | null;
  noteEnd: (how: InvoluntaryEnd | null) => void;
}

interface TabKeeperOptions {
  storage?: () => Storage | undefined;
  /** Start of this page's load, in milliseconds since 1970; `now` returns the present likewise. */
  loadedAt?: number;
  now?: () => number;
}

const SHARED = 'allot:shared';
const LEFT = 'allot:left';
const REMOVED = 'allot:removed';
const ENDED = 'allot:ended';

/**
 * Milliseconds that the two clocks may differ. On a reload, the old page leaves only after the new one has begun to load; a reopened tab or
 * a return from elsewhere loads later than that.
 */
const RELOAD_TOLERANCE_MS = 2_000;

/** Creates a keeper in sessionStorage, which survives a reload and ends with the tab; in memory if the browser refuses storage. */
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
    // The open file comes last: the next page opens it.
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
      // If the file is restored, it is this tab's as before.
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
    ended: () => whereAllowed(() => storage()?.getItem(ENDED)) as InvoluntaryEnd | null,
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
