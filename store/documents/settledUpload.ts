import { useSyncExternalStore } from 'react';
import { pendingUploads, subscribeToPending, type PendingUpload } from './pendingUploads.ts';

export interface SettledUpload {
  /** True while a file waits for the connection or the service (1-UPL-05). */
  isWaiting: boolean;
  /** Objection to a file that is not accepted (1-UPL-04). */
  refusal: string | undefined;
}

/** Waits for the field's first uploads, then returns the state of its files. Takes the field's id. */
export async function settledUpload(fieldId: string): Promise<SettledUpload> {
  const isMoving = () =>
    filesOf(fieldId).some(({ status, failures }) => status === 'arrived' || (status === 'uploading' && failures === 0));
  if (isMoving()) {
    await new Promise<void>((resolve) => {
      const end = subscribeToPending(() => {
        if (isMoving()) return;
        end();
        resolve();
      });
    });
  }
  const files = filesOf(fieldId);
  return {
    isWaiting: files.some(({ status }) => status === 'waiting' || status === 'uploading'),
    refusal: files.find(({ status }) => status === 'refused')?.message,
  };
}

/** Returns a text that changes whenever a file of the field (by its id) is added, removed or changes status. */
export function useUploadStatusText(fieldId: string): string {
  return useSyncExternalStore(subscribeToPending, () =>
    filesOf(fieldId)
      .map(({ id, status }) => `${id} ${status}`)
      .join(),
  );
}

function filesOf(fieldId: string): PendingUpload[] {
  return pendingUploads().filter(({ place, leftBy }) => leftBy === null && place.fieldId === fieldId);
}
