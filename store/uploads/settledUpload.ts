import { pendingUploads, subscribeToPending } from './pendingUploads.ts';

/** Waits while a file of the field (its id) is on its first way to the service, and then answers whether one still waits (1-UPL-05). */
export async function settledUpload(fieldId: string): Promise<boolean> {
  const mine = () => pendingUploads().filter(({ place, leftBy }) => leftBy === null && place.fieldId === fieldId);
  const isMoving = () => mine().some(({ status, failures }) => status === 'arrived' || (status === 'uploading' && failures === 0));
  if (isMoving()) {
    await new Promise<void>((resolve) => {
      const end = subscribeToPending(() => {
        if (isMoving()) return;
        end();
        resolve();
      });
    });
  }
  return mine().some(({ status }) => status === 'waiting' || status === 'uploading');
}
