/** Texts of the shared components: states, buttons of controls, names for assistive technology. */

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

/** Returns the title of the error summary. */
export function errorCountTitle(count: number): string {
  return count === 1 ? 'There is 1 answer to correct' : `There are ${count} answers to correct`;
}

/**
 * Returns an entry of the error summary: the message after the name of its field, a question or a label.
 * @example problemText(['Account name'], 'This field is required') === 'Account name: This field is required'
 * @example problemText(['Do you agree?'], 'This field is required') === 'Do you agree? This field is required'
 */
export function problemText(names: readonly (string | false | undefined)[], message: string): string {
  return [
    ...names.filter(Boolean).map((name) => (String(name).endsWith('?') ? `${name} ` : `${name}: `)),
    message,
  ].join('');
}

export function changeStepLabel(title: string): string {
  return `Change ${lowerFirst(title)}`;
}

/** Returns the name of a button that shows or hides a part of a value (3-TAXSUM-08): `Show TFN`. */
export function revealLabel(isShown: boolean, name: string): string {
  return `${isShown ? fieldTexts.hide : fieldTexts.show} ${name}`;
}

/** Returns the result of a search, for a polite announcement. */
export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
