/**
 * Files on their way to the service. A File cannot be serialised and its name may be personal, so it waits here under an id, and actions
 * and state carry the id alone.
 */

/** Receives the share already sent, 0 to 1. */
export type ProgressListener = (share: number) => void;

interface Upload {
  file: File;
  abort: AbortController;
  onProgress: ProgressListener;
}

const uploads = new Map<string, Upload>();

/** Stores a file until its upload ends. */
export function registerUpload(uploadId: string, file: File, onProgress: ProgressListener = () => {}): void {
  uploads.set(uploadId, { file, abort: new AbortController(), onProgress });
}

/** Returns the waiting file with this id, if any. */
export function findUpload(uploadId: string): Upload | undefined {
  return uploads.get(uploadId);
}

/** Cancels one upload; its call ends as a network failure, which shows nothing (1-UPL-05). */
export function abortUpload(uploadId: string): void {
  uploads.get(uploadId)?.abort.abort();
}

const endListeners = new Set<(keepsFiles: boolean) => void>();

/**
 * Registers a listener for the end of the session's uploads, for modules that store files not on their way at the moment; `keepsFiles`:
 * another session goes on with them.
 */
export function whenUploadsEnd(listener: (keepsFiles: boolean) => void): void {
  endListeners.add(listener);
}

/** Cancels every call: the session ended. `keepsFiles`: the same application goes on, and with it the files that wait for it. */
export function abortAllUploads(keepsFiles = false): void {
  for (const upload of uploads.values()) upload.abort.abort();
  for (const listener of endListeners) listener(keepsFiles);
}

/** Releases a file whose upload has ended. */
export function forgetUpload(uploadId: string): void {
  uploads.delete(uploadId);
}
