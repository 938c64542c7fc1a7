/** The hands of a walk in rendered forms: the whole wizard over a real store, typed into by keys. */
import { act, cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { renderWithStore } from '../renderStore.tsx';
import type { Hands, Place } from './screen.ts';
import { reloadPage } from './walk.ts';
import type { Walker } from './walker.ts';

const LONGEST_MS = 15_000;
const REST_MS = 400;
const ROLE = 'Secretary';

type Control = HTMLInputElement | HTMLSelectElement;

/** The wizard over the store of this walker, at its step. */
export function formHands(page: Walker): Hands {
  const user = userEvent.setup({ delay: null });
  renderWithStore(<Wizard />, page.store);

  const arrive: Hands['arrive'] = async (isThere = () => true, help) => {
    await pause();
    await until(() => {
      const state = page.store.getState();
      const current = selectCurrentStep(state);
      const step = isThere(current) ? selectSteps(state).find(({ name }) => name === current) : undefined;
      return step !== undefined && heading().endsWith(step.title) && findButton(main(), /^Next$/) !== undefined;
    }, help);
  };
  const enter = async (control: Control, text: string) => {
    if (control instanceof HTMLSelectElement) {
      await user.click(control);
      return user.selectOptions(control, text);
    }
    await user.clear(control);
    if (text !== '') await user.type(control, text);
  };
  const controlAt = (place: Place, selector: string): Control => {
    const control = blockAt(place).querySelector<Control>(selector);
    if (control === null) throw new Error(`No control ${selector} in ${blockAt(place).textContent}`);
    return control;
  };
  return {
    readState: async () => {
      act(() => focused()?.blur());
      await pause();
      return page.store.getState();
    },
    readControls: async (place) =>
      Object.fromEntries(textControls(blockAt(place)).map(({ name, value }) => [name, value])),
    enter: (place, name, text) => enter(controlAt(place, `[name="${name}"]`), text),
    press: async (place, idEnd) => {
      const control = controlAt(place, `[id$="${idEnd}"]`);
      if (control instanceof HTMLSelectElement || control.type !== 'radio' || !control.checked)
        await user.click(control);
      await pause();
    },
    pressButton: async (place, name, { mayCome = false } = {}) => {
      const scope = () => (place === 'page' ? document.body : place === 'dialog' ? dialog() : blockAt(place));
      const find = () => findButton(scope(), name);
      await pause();
      if (mayCome && !find()) await pause(REST_MS);
      const button = find();
      if (button) await user.click(button);
      await pause();
      return button !== undefined;
    },
    pick: async (at) => {
      const buttons = [...main().querySelectorAll('section')]
        .filter((section) => section.querySelector('h2')?.textContent === 'Entered before')
        .flatMap((section) => [...section.querySelectorAll('button')]);
      const button = buttons[at];
      if (button === undefined) throw new Error(`Nobody to pick at ${at}`);
      await user.click(button);
      await pause();
    },
    giveRoles: async (card) => {
      for (const input of blockAt(card).querySelectorAll<HTMLInputElement>('input[role="combobox"]')) {
        const label = input.labels?.[0]?.textContent ?? '';
        const isGiven = blockAt(card).querySelector(`ul[aria-label="${label}"] li`) !== null;
        if (!label.startsWith('Roles at') || isGiven) continue;
        await user.type(input, ROLE);
        await user.tab();
      }
    },
    arrive,
    reload: async () => {
      cleanup();
      await reloadPage(page);
      renderWithStore(<Wizard />, page.store);
      await arrive();
    },
    rest: () => pause(5),
  };
}

function main(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}

function dialog(): HTMLElement | null {
  return document.querySelector('[role="alertdialog"]');
}

function heading(): string {
  return document.querySelector('h1')?.textContent ?? '';
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

function blockAt(place: Place): HTMLElement {
  if (place === null) return main();
  const card = main().querySelectorAll<HTMLElement>('details[data-block="card"]')[place];
  if (card === undefined) throw new Error(`No card ${place}: ${main().textContent}`);
  return card;
}

function textControls(block: HTMLElement): Control[] {
  const controls = [...block.querySelectorAll<Control>('input, select')];
  return controls.filter(({ name, type }) => name !== '' && !['radio', 'checkbox', 'file'].includes(type));
}

function findButton(scope: HTMLElement | null, name: RegExp): HTMLButtonElement | undefined {
  const buttons = [...(scope?.querySelectorAll('button') ?? [])];
  return buttons.find((button) => name.test(button.getAttribute('aria-label') ?? button.textContent.trim()));
}

/** Lets what was pressed have its effects. */
async function pause(ms = 0): Promise<void> {
  for (const wait of [0, ms]) await act(() => new Promise((resolve) => setTimeout(resolve, wait)));
}

async function until(isSo: () => boolean, help = () => Promise.resolve()): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`Still at ${heading()}: ${main().textContent} ${dialog()?.textContent}`);
    await help();
    await pause(5);
  }
}
