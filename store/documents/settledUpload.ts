import { useSyncExternalStore } from 'react';
import { pendingUploads, subscribeToPending, type PendingUpload } from './pendingUploads.ts';

export interface SettledUpload {
  /** A file waits for the connection or the service (1-UPL-05). */
  isWaiting: boolean;
  /** What stands against a file that is not taken (1-UPL-04). */
  refusal: string | undefined;
}

/** Waits while a file of the field (its id) is on its first way to the service, and then answers how its files stand. */
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

/** Changes whenever a file of the field (its id) comes, goes, or stands otherwise than before. */
export function useUploadStanding(fieldId: string): string {
  return useSyncExternalStore(subscribeToPending, () =>
    filesOf(fieldId)
      .map(({ id, status }) => `${id} ${status}`)
      .join(),
  );
}

function filesOf(fieldId: string): PendingUpload[] {
  return pendingUploads().filter(({ place, leftBy }) => leftBy === null && place.fieldId === fieldId);
}
