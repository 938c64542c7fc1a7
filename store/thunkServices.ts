import type { ReceiptKeeper } from './file/persistence/receiptKeeper.ts';
import type { TabKeeper } from './file/persistence/tabKeeper.ts';
import type { FileList } from './file/persistence/fileList.ts';
import type { FilePersistence } from './file/persistence/filePersistence.ts';

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
  /** The save of the open draft that is under way, with the one that goes again before it: one at a time, and nothing is lodged over it. */
  saves: { underWay: { isAutomatic: boolean; done: Promise<void> } | null };
}
