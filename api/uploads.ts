/**
 * The files that are on their way to the service. A File cannot be serialised and its name may be personal, so it waits here
 * under an id, and actions and state carry the id alone.
 */

/** Told with the share already sent, 0 to 1. */
export type ProgressListener = (share: number) => void;

interface Upload {
  file: File;
  abort: AbortController;
  onProgress: ProgressListener;
}

const uploads = new Map<string, Upload>();

/** Keeps a file until its upload ends. */
export function registerUpload(uploadId: string, file: File, onProgress: ProgressListener = () => {}): void {
  uploads.set(uploadId, { file, abort: new AbortController(), onProgress });
}

/** The waiting file with this id, if any. */
export function findUpload(uploadId: string): Upload | undefined {
  return uploads.get(uploadId);
}

/** Cancels one upload; its call ends as a network failure, which shows nothing (1-UPL-05). */
export function abortUpload(uploadId: string): void {
  uploads.get(uploadId)?.abort.abort();
}

const endListeners = new Set<(keepsFiles: boolean) => void>();

/** Calls back whenever the session's uploads end, for who keeps files that are not on their way just now; `keepsFiles`: another session goes on with them. */
export function whenUploadsEnd(listener: (keepsFiles: boolean) => void): void {
  endListeners.add(listener);
}

/** Cancels every call: the session ended. `keepsFiles`: the same application goes on, and with it the files that wait for it. */
export function abortAllUploads(keepsFiles = false): void {
  for (const upload of uploads.values()) upload.abort.abort();
  for (const listener of endListeners) listener(keepsFiles);
}

/** Lets go of a file whose upload has ended. */
export function forgetUpload(uploadId: string): void {
  uploads.delete(uploadId);
}
