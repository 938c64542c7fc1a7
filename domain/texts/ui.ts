/** Words of the shared components: states, buttons of controls, names for assistive technology. */

/** `Loading...` is the default of every spinner (1-UPL-12). */
export const LOADING = 'Loading...';

export const frameTexts = {
  skipToForm: 'Skip to the form',
  completed: 'Completed',
  hasErrors: 'Has answers to correct',
  notYetAvailable: 'not yet available',
  close: 'Close',
} as const;

export const footerTexts = {
  registrar: 'Registrar',
  contactRegistrar: 'Contact the registrar',
  questions: 'Questions about this offer',
} as const;

export const fieldTexts = {
  optional: '(optional)',
  pleaseSelect: 'Please select',
  yes: 'Yes',
  no: 'No',
  show: 'Show',
  hide: 'Hide',
  datePlaceholder: 'DD/MM/YYYY',
  countryCode: 'Country code',
  noOptions: 'Start typing...',
  selectAll: 'Include all options',
} as const;

export const uploadTexts = {
  choose: 'Choose a PDF file',
  addAnother: 'Add another document',
  orDrop: 'or drop it here',
  pdfOnly: 'Only PDF files are accepted',
  queued: 'Waiting to upload',
  failed: 'The upload failed',
  retry: 'Try again',
} as const;

export const answerTexts = {
  supplied: 'Supplied',
  notSupplied: 'Not supplied',
} as const;

export const splitTexts = {
  now: 'Now',
  nowWithFee: 'Now, with the fee',
  later: 'Later',
} as const;

/** Title of the error summary. */
export function errorCountTitle(count: number): string {
  return count === 1 ? 'There is 1 answer to correct' : `There are ${count} answers to correct`;
}

export function changeStepLabel(title: string): string {
  return `Change ${lowerFirst(title)}`;
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
    done: `${filename} is uploaded`,
    removed: `${filename} is removed`,
    failed: `${filename} could not be uploaded`,
  };
}

/** Names the part of a value that a button shows or hides (3-TAXSUM-08): `Show TFN`. */
export function revealLabel(isShown: boolean, name: string): string {
  return `${isShown ? fieldTexts.hide : fieldTexts.show} ${name}`;
}

/** What a search found, announced politely. */
export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}

/** One sentence for the bar of what is paid now, later and in fees; amounts come formatted with their currency. */
export function splitSentence({ total, now, later, fee }: { total: string; now: string; later: string | null; fee: string | null }): string {
  const parts = [`${now} is payable now`, later && `${later} later`, fee && `${fee} is the fee`].filter(Boolean);
  const last = parts.pop();
  return `Of ${total} in all, ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
