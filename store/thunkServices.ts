import type { ReceiptKeeper } from './file/persistence/receiptKeeper.ts';
import type { TabKeeper } from './file/persistence/tabKeeper.ts';
import type { FileList } from './file/persistence/fileList.ts';
import type { FilePersistence } from './file/persistence/filePersistence.ts';

/** The form on screen, as far as thunks may use it. */
export interface Screen {
  /**
   * Waits until the applicant stops typing, and makes the form pass its remaining input to the store. The returned function restores the
   * focus; call it once the form is redrawn.
   */
  settle: () => Promise<() => void>;
  /** Makes the form pass its remaining input to the store at once; set while a step is on screen. */
  keep?: () => void;
  /** True once this page answers other tabs that ask for its file's last input. */
  answersTabs?: boolean;
}

/** Services that thunks need from outside; tests pass fixed ones. */
export interface ThunkExtra {
  /** Returns a fresh unguessable id (UUID). */
  newId: () => string;
  /** Returns the present as an ISO date-time. */
  now: () => string;
  /** Logs a failure that is shown to nobody (2-SUB-12); receives no application data. */
  logError: (scope: string, failure: object) => void;
  /** Reloads the page. */
  reload: () => void;
  /** The open file on this device. */
  persistence: FilePersistence;
  /** Rows of the file drawer on this device. */
  fileList: FileList;
  /** Receipts of the applications submitted in this tab. */
  receipts: ReceiptKeeper;
  /** Facts that only this tab knows. */
  tab: TabKeeper;
  /** The step on screen, which may be receiving input. */
  screen: Screen;
  /** The opening of the page's file, while it runs: a page that the service has written is in use before. */
  opening: { underWay: Promise<void> | null };
  /** Milliseconds that a person waits at most for a save before leaving; then the app asks them (3-LOGIN-12). */
  sendPatience: number;
  /** The running save of the open draft, including the repeated one before it. One runs at a time, and no submission overtakes it. */
  saves: { underWay: { isAutomatic: boolean; done: Promise<void> } | null };
}
