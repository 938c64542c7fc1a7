import type { Page } from '@playwright/test';

/** Everything on the step that was entered, or can be read where nothing can be entered. */
export interface StepState {
  fields: { key: string; value: string }[];
  /** Names of the uploaded files. */
  files: string[];
}

/** What is kept: no file picker, and nothing of a log-in, which is no part of an application. */
const CONTROLS = 'input:not([type="file"], [type="password"], [autocomplete="username"]), select, textarea';

/** Reads every visible control of the step in one go. */
export async function readStep(page: Page): Promise<StepState> {
  return page.locator('main').evaluate((main, selector) => {
    /** What a control says to the eye: a country code is its number, whichever country of the same number stands behind it. */
    const shownValue = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) => {
      if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
        return String(control.checked);
      const isCode = control instanceof HTMLSelectElement && control.getAttribute('aria-label') === 'Country code';
      return isCode ? (/\+\d+/.exec(control.selectedOptions[0]?.text ?? '')?.[0] ?? '') : control.value;
    };
    const controls = [...main.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(selector)];
    const fields = controls
      .filter((control) => control.checkVisibility())
      .map((control) => ({
        key: control.id || control.getAttribute('aria-label') || control.name,
        value: shownValue(control),
      }));
    const files = [...main.querySelectorAll('button[aria-label^="Remove "]')].map(
      (button) => button.getAttribute('aria-label') ?? '',
    );
    return { fields, files };
  }, CONTROLS);
}
