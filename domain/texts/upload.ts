/** Texts of uploads. */
import { LOADING } from './ui.ts';

export const uploadTexts = {
  choose: 'Choose a PDF file',
  chooseOther: 'Choose another PDF file',
  addAnother: 'Add another document',
  orDrop: 'or drop it here',
  queued: 'Waiting to upload. It will start automatically',
  refused: 'This file was not accepted',
  /** Text after a failure of our own code. */
  broken: 'This file could not be sent. Please reload the page and choose the file again.',
} as const;

/** Returns the hint before the choice of a file. @example uploadHint(20) === 'PDF, up to 20 MB' */
export function uploadHint(megabytes: number): string {
  return `PDF, up to ${megabytes} MB`;
}

export const uploadFaultTexts = {
  onlyPdf: 'Only PDF files are accepted',
  empty: 'The file is empty',
} as const;

/** Returns the message for a large file. @example uploadTooLargeText(20) === 'The file is larger than 20 MB' */
export function uploadTooLargeText(megabytes: number): string {
  return `The file is larger than ${megabytes} MB`;
}

/** Returns the message for a file that changed on the applicant's disk, or is gone. */
export function changedFileText(filename: string): string {
  return `${filename} has been changed, moved or deleted since it was chosen. Please choose it again.`;
}

/** Returns the progress of an upload. @example uploadProgressText(42, '2.4 MB') === 'Loading... 42 % of 2.4 MB' */
export function uploadProgressText(percent: number, size: string | undefined): string {
  return size ? `${LOADING} ${percent} % of ${size}` : `${LOADING} ${percent} %`;
}

export function uploadLabels(filename: string) {
  return {
    cancel: `Cancel upload of ${filename}`,
    remove: `Remove ${filename}`,
    retry: `Try to upload ${filename} again`,
    uploading: `Uploading ${filename}`,
    waiting: `${filename} is waiting to upload and will start automatically`,
    done: `${filename} has been uploaded`,
    removed: `${filename} has been removed`,
    failed: `${filename} could not be uploaded`,
  };
}
