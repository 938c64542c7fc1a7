import type { Locator, Page } from '@playwright/test';
import type { Chance } from './random.ts';

/** One control of the step on screen. */
export interface FieldState {
  key: string;
  kind: 'text' | 'choice' | 'select';
  value: string;
  /** Typing is going on in it: it has the focus and changed within the last second. */
  isBeingTyped: boolean;
  /** What it held at any moment of the last second, the oldest first. */
  recent: string[];
}

/** Everything on the step that was entered, or can be read where nothing can be entered. */
export interface StepState {
  fields: FieldState[];
  /** Names of the uploaded files. */
  files: string[];
}

/** What is kept: no file picker, and nothing of a log-in, which is no part of an application. */
const CONTROLS = 'input:not([type="file"], [type="password"], [autocomplete="username"]), select, textarea';

/** What a person may lose when a page dies of its typing. */
const FORGIVEN_MS = 1_000;

declare global {
  interface Window {
    /** What a control says to the eye: a country code is its number, whichever country of the same number stands behind it. */
    shownValue?: (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) => string;
    typedValues?: { key: string; value: string; at: number }[];
  }
}

async function explainValues(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.shownValue = (control) => {
      const isCode = control instanceof HTMLSelectElement && control.getAttribute('aria-label') === 'Country code';
      return isCode ? (/\+\d+/.exec(control.selectedOptions[0]?.text ?? '')?.[0] ?? '') : control.value;
    };
  });
}

/** Notes every change of a field with its moment from now on, until the page ends. */
export async function watchTyping(page: Page): Promise<void> {
  await explainValues(page);
  await page.evaluate(() => {
    if (window.typedValues) return;
    const typed: { key: string; value: string; at: number }[] = [];
    window.typedValues = typed;
    const note = (event: Event) => {
      const field = event.target;
      if (
        field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement
      ) {
        typed.push({
          key: field.id || field.getAttribute('aria-label') || field.name,
          value: window.shownValue?.(field) ?? field.value,
          at: performance.now(),
        });
      }
    };
    for (const type of ['focusin', 'input']) document.addEventListener(type, note, true);
  });
}

/** Reads every visible control of the step in one go. */
export async function readStep(page: Page): Promise<StepState> {
  await explainValues(page);
  return page.locator('main').evaluate(
    (main, { forgiven, selector }) => {
      const typed = window.typedValues ?? [];
      const now = performance.now();
      const controls = [...main.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(selector)];
      const fields = controls
        .filter((control) => control.checkVisibility())
        .map((control) => {
          const key = control.id || control.getAttribute('aria-label') || control.name;
          const isChoice =
            control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
          const value = isChoice ? String(control.checked) : (window.shownValue?.(control) ?? control.value);
          const changes = typed.filter((change) => change.key === key);
          // What stood there when the forgiven second began, and everything since.
          const first = changes.findLastIndex((change) => change.at <= now - forgiven);
          const recent = isChoice ? ['true', 'false'] : changes.slice(Math.max(first, 0)).map((change) => change.value);
          const isBeingTyped = document.activeElement === control && now - (changes.at(-1)?.at ?? -Infinity) < forgiven;
          const kind = isChoice
            ? ('choice' as const)
            : control instanceof HTMLSelectElement
              ? ('select' as const)
              : ('text' as const);
          return { key, kind, value, isBeingTyped, recent };
        });
      const files = [...main.querySelectorAll('button[aria-label^="Remove "]')].map(
        (button) => button.getAttribute('aria-label') ?? '',
      );
      return { fields, files };
    },
    { forgiven: FORGIVEN_MS, selector: CONTROLS },
  );
}

/** The controls that a person could use now. */
export async function usableFields(page: Page): Promise<Locator[]> {
  const controls = await page.locator('main').locator(CONTROLS).all();
  const usable = await Promise.all(
    controls.map(
      async (control) => (await control.isVisible()) && (await control.isEnabled()) && (await control.isEditable()),
    ),
  );
  return controls.filter((_, index) => usable[index]);
}

/** Enters something random into a field as a person does, key by key; `keys` limits how many, for a word that is left half typed. */
export async function enterSomething(field: Locator, chance: Chance, keys?: number): Promise<void> {
  const page = field.page();
  const kind = await field.evaluate((control) =>
    control instanceof HTMLInputElement ? control.type : control.localName,
  );
  await field.focus();
  if (kind === 'checkbox' || kind === 'radio') return void (await field.click());
  if (kind === 'select') return chooseSomething(field, chance);
  const text = someText(await describe(field), chance);
  await page.keyboard.press('ControlOrMeta+A');
  for (const key of text.slice(0, keys)) await page.keyboard.type(key, { delay: chance.between(20, 90) });
}

async function chooseSomething(field: Locator, chance: Chance): Promise<void> {
  const values = await field
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => option.getAttribute('value') ?? '').filter((value) => value !== ''),
    );
  const [first, ...others] = values;
  if (first !== undefined) await field.selectOption(chance.pick([first, ...others]));
}

interface FieldNature {
  inputMode: string;
  type: string;
  placeholder: string;
}

function describe(field: Locator): Promise<FieldNature> {
  return field.evaluate((control) => {
    const { inputMode = '', placeholder = '', type = '' } = control as HTMLInputElement;
    return { inputMode, placeholder, type };
  });
}

const WORDS = ["O'Brien", 'Marlowe', 'St Kilda', 'Zoë', 'Van der Berg', 'Élodie', 'Ngata-Pohio', 'Level 9'] as const;

function someText({ inputMode, placeholder, type }: FieldNature, chance: Chance): string {
  const digits = (count: number) => Array.from({ length: count }, () => chance.between(1, 9)).join('');
  if (placeholder === 'DD/MM/YYYY')
    return `${chance.pick(['04', '17', '28'])}/${chance.pick(['02', '11'])}/19${digits(2)}`;
  if (type === 'email') return `person${digits(4)}@example.com`;
  if (type === 'tel') return `04${digits(8)}`;
  if (inputMode === 'numeric' || inputMode === 'decimal') return digits(chance.between(4, 9));
  return `${chance.pick(WORDS)} ${digits(3)}`;
}
