import { isRecord } from '#domain/formats/isRecord.ts';
import type { StoredReceipt } from '../file/persistence/receiptKeeper.ts';
import type { EndOutcome } from '../file/persistence/tabKeeper.ts';

const CHANNEL = 'allot:session';

/** Messages after which a tab empties its page and reloads it. */
export type LeavingMessage =
  /** Another user signed in, or the same user changed capacity. */
  | { kind: 'sessionChanged' }
  /** The user signed out. */
  | { kind: 'signedOut' }
  /** No tab had a key press for too long. */
  | { kind: 'sessionIdle' }
  /** A file was removed from the device. */
  | { kind: 'fileRemoved'; fileId: string };

/** A file of this device was submitted; `kept` has the content of its last page, for a tab that has the same file open. */
export interface FileSubmitted {
  kind: 'fileSubmitted';
  fileId: string;
  offerSlug: string;
  kept: StoredReceipt;
}

/** A file's application was declined or deleted. Sent before the file is removed, which then cannot be restored. */
export interface ApplicationEnded {
  kind: 'applicationEnded';
  fileId: string;
  how: EndOutcome;
}

/** Replies of a tab to `saveRequested`: it has started, the service has everything, or the service did not accept it. */
export interface SaveReply {
  kind: 'saveStarted' | 'saveSucceeded' | 'saveFailed';
  requestId: string;
  tabId: string;
  file: { fileId: string; offerName: string };
}

/** Any message between the tabs of this browser. */
export type TabMessage =
  | LeavingMessage
  | FileSubmitted
  | ApplicationEnded
  /** A file removed in another tab was restored there. */
  | { kind: 'fileRestored'; fileId: string }
  /** A tab that is about to sign out asks the others to send their unsaved changes to the service (3-LOGIN-12). */
  | { kind: 'saveRequested'; requestId: string }
  | SaveReply;

const KINDS: Readonly<Record<TabMessage['kind'], true>> = {
  sessionChanged: true,
  signedOut: true,
  sessionIdle: true,
  fileRemoved: true,
  fileSubmitted: true,
  applicationEnded: true,
  fileRestored: true,
  saveRequested: true,
  saveStarted: true,
  saveSucceeded: true,
  saveFailed: true,
};

/**
 * Returns true for a message of this version. Every other one is ignored, such as the texts that an earlier version sent: after a sign-out
 * in its tab the service refuses the next call of this one, which then shows that the session is lost (3-ERR-03).
 */
function isTabMessage(data: unknown): data is TabMessage {
  return isRecord(data) && typeof data['kind'] === 'string' && Object.hasOwn(KINDS, data['kind']);
}

let channel: BroadcastChannel | null = null;

/** Connects this page to the other tabs, where the browser can; returns a function that disconnects it. */
export function openTabChannel(): () => void {
  const opened = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  channel = opened;
  return () => {
    opened?.close();
    channel = null;
  };
}

/** Sends a message to this browser's other tabs. */
export function notifyOtherTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Calls back with messages of other tabs, but not of this one; returns a function that ends it. */
export function listenToOtherTabs(onMessage: (message: TabMessage) => void): () => void {
  const opened = channel;
  const handle = ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) onMessage(data);
  };
  opened?.addEventListener('message', handle);
  return () => opened?.removeEventListener('message', handle);
}
