import type { ReceiptKeeper } from './file/persistence/receiptKeeper.ts';
import type { TabKeeper } from './file/persistence/tabKeeper.ts';
import type { FileList } from './file/persistence/fileList.ts';
import type { FilePersistence } from './file/persistence/filePersistence.ts';

/** The form on screen, as far as thunks may touch it. */
export interface Screen {
  /**
   * Waits until typing rests, and has the form give the store what it still holds back. What it answers is called once the form is drawn
   * anew: it puts the focus back where it was.
   */
  settle: () => Promise<() => void>;
  /** Has the form give the store at once what it still holds back; there while a step is on screen. */
  keep?: () => void;
}

/** What thunks need from the outside world; tests hand in fixed ones. */
export interface ThunkExtra {
  /** A fresh unguessable id (UUID). */
  newId: () => string;
  /** The present as an ISO date-time. */
  now: () => string;
  /** Notes a failure that is not shown to anyone (2-SUB-12); gets no application data. */
  logError: (scope: string, failure: object) => void;
  /** Loads the page anew. */
  reload: () => void;
  /** The open file on this device. */
  persistence: FilePersistence;
  /** The lines of the file drawer on this device. */
  fileList: FileList;
  /** What was lodged in this tab. */
  receipts: ReceiptKeeper;
  /** What this tab knows by itself. */
  tab: TabKeeper;
  /** The step on screen, in which somebody may be typing. */
  screen: Screen;
  /** The save of the open draft that is under way, with the one that goes again before it: one at a time, and nothing is lodged over it. */
  saves: { underWay: { isAutomatic: boolean; done: Promise<void> } | null };
}
