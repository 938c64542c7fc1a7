/** Words of uploads. */
import { LOADING } from './ui.ts';

export const uploadTexts = {
  choose: 'Choose a PDF file',
  addAnother: 'Add another document',
  orDrop: 'or drop it here',
  pdfOnly: 'Only PDF files are accepted',
  queued: 'Waiting to upload',
  failed: 'The upload failed',
  retry: 'Try again',
} as const;

/** @example uploadProgressText(42, '2.4 MB') === 'Loading... 42 % of 2.4 MB' */
export function uploadProgressText(percent: number, size: string | undefined): string {
  return size ? `${LOADING} ${percent} % of ${size}` : `${LOADING} ${percent} %`;
}

export function uploadLabels(filename: string) {
  return {
    cancel: `Cancel upload of ${filename}`,
    remove: `Remove ${filename}`,
    retry: `Try to upload ${filename} again`,
    uploading: `Uploading ${filename}`,
    done: `${filename} is uploaded`,
    removed: `${filename} is removed`,
    failed: `${filename} could not be uploaded`,
  };
}
