/** Words of uploads. */
import { LOADING } from './ui.ts';

export const uploadTexts = {
  choose: 'Choose a PDF file',
  chooseOther: 'Choose another PDF file',
  addAnother: 'Add another document',
  orDrop: 'or drop it here',
  queued: 'Waits to be uploaded, and goes on by itself',
  refused: 'This file was not taken',
} as const;

/** Told before a file is chosen. @example uploadHint(20) === 'PDF, up to 20 MB' */
export function uploadHint(megabytes: number): string {
  return `PDF, up to ${megabytes} MB`;
}

export const uploadFaultTexts = {
  onlyPdf: 'Only PDF files are accepted',
  empty: 'The file is empty',
} as const;

/** @example uploadTooLargeText(20) === 'The file is larger than 20 MB' */
export function uploadTooLargeText(megabytes: number): string {
  return `The file is larger than ${megabytes} MB`;
}

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
    waiting: `${filename} waits to be uploaded and goes on by itself`,
    done: `${filename} is uploaded`,
    removed: `${filename} is removed`,
    failed: `${filename} could not be uploaded`,
  };
}
