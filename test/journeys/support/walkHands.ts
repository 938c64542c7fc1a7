/** The hands of a walk in a browser, against the real service. */
import type { Locator, Page } from '@playwright/test';
import type { RootState } from '#store/rootReducer.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import type { Hands, Place } from '#test/support/walks/screen.ts';
import { applicantOf, downloadDocuments, fillAmount, next, onStep } from './applicant.ts';
import { keepStore } from './owners.ts';
import { reloadOnceKept } from './reload.ts';
import { typeInto } from './typing.ts';

/** So long is waited for a question that may not be asked, and for one that comes only when typing rests. */
const [QUESTION_MS, REST_MS] = [300, 1_000];
const ROLE = 'Secretary';

/** From the landing page to who invests, for the person that walks know from the contact details. */
export async function beginInBrowser(page: Page, slug: string): Promise<void> {
  await keepStore(page);
  await page.goto(`/offers/${slug}/`);
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  await page.getByRole('radio', { name: 'I am the investor' }).check();
  await page.getByRole('radio', { name: 'No, continue without an account' }).check();
  await typeInto(page.getByLabel(/Your email address/), 'jane.citizen@example.com');
  await page.getByRole('button', { name: 'Continue to the application' }).click();
  await onStep(page, /Contact details/);
  await typeInto(page.getByLabel('First/preferred name'), 'Jane');
  await typeInto(page.getByLabel('Last name'), 'Citizen');
  await typeInto(page.getByLabel('Mobile number'), '0412345678');
  await next(page).click();
  await onStep(page, /Investment amount/);
  await fillAmount(page, applicantOf('emberfield-copper'));
  await next(page).click();
  await onStep(page, /Investor details/);
}

/** The hands at this page. */
export function browserHands(page: Page): Hands {
  const main = page.locator('main');
  const dialog = page.getByRole('alertdialog');
  const blockAt = (place: Place) => (place === null ? main : main.locator('details[data-block="card"]').nth(place));
  /** A block that is folded is unfolded first. */
  const openAt = async (place: Place): Promise<Locator> => {
    const block = blockAt(place);
    if (place !== null && !(await block.evaluate((details) => details.hasAttribute('open'))))
      await block.locator('summary').click();
    return block;
  };
  const readState = () => page.evaluate(() => window.keptStore?.getState()) as Promise<RootState>;

  const isOnScreen: (isThere: Parameters<Hands['arrive']>[0]) => Promise<boolean> = async (isThere = () => true) => {
    const state = await readState();
    const current = selectCurrentStep(state);
    const step = isThere(current) ? selectSteps(state).find(({ name }) => name === current) : undefined;
    const headings = await page.getByRole('heading', { level: 1 }).allTextContents();
    return step !== undefined && headings.some((text) => text.endsWith(step.title)) && (await next(page).count()) > 0;
  };
  const arrive: Hands['arrive'] = async (isThere, help) => {
    while (!(await isOnScreen(isThere))) {
      const remove = dialog.getByRole('button', { name: 'Remove' });
      if (await remove.isVisible()) await remove.click();
      await help?.();
      await page.waitForTimeout(20);
    }
  };
  return {
    readState: async () => {
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      return readState();
    },
    readControls: (place) =>
      blockAt(place).evaluate((block) =>
        Object.fromEntries(
          [...block.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
            .filter(({ name, type }) => name !== '' && !['radio', 'checkbox', 'file'].includes(type))
            .map(({ name, value }) => [name, value]),
        ),
      ),
    enter: async (place, name, text) => {
      const control = (await openAt(place)).locator(`[name="${name}"]`);
      await control.focus();
      if ((await control.evaluate(({ localName }) => localName)) === 'select') await control.selectOption(text);
      else await typeInto(control, text);
      if (text === '') await control.press('Delete');
    },
    press: async (place, idEnd) => {
      const control = (await openAt(place)).locator(`[id$="${idEnd}"]`);
      if (!(await control.evaluate((one) => one instanceof HTMLInputElement && one.type === 'radio' && one.checked)))
        await control.press('Space');
    },
    pressButton: async (place, name, { mayCome = false } = {}) => {
      const scope = place === 'page' ? page : place === 'dialog' ? dialog : await openAt(place);
      const button = scope.getByRole('button', { name });
      const wait = place === 'dialog' ? QUESTION_MS : mayCome ? REST_MS : 0;
      if (wait > 0) await button.waitFor({ timeout: wait }).catch(() => null);
      // Unfolds a folded block to reach the questions in it.
      const folded = main.locator('details:not([open])', { has: page.locator('button', { hasText: name }) });
      if (place === 'page' && !(await button.first().isVisible()) && (await folded.count()) > 0)
        await folded.first().locator('summary').click();
      // Nobody can press what is switched off while an answer is wrong.
      if (!(await button.first().isVisible()) || !(await button.first().isEnabled())) return false;
      await button.first().click();
      return true;
    },
    pick: (at) =>
      main
        .locator('section', { has: page.getByRole('heading', { name: 'Entered before' }) })
        .getByRole('button')
        .nth(at)
        .click(),
    giveRoles: async (card) => {
      const block = await openAt(card);
      for (const input of await block.getByRole('combobox', { name: /^Roles at/ }).all()) {
        const label = await input.evaluate((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? '');
        if ((await block.locator(`ul[aria-label="${label}"] li`).count()) > 0) continue;
        await typeInto(input, ROLE);
        await input.press('Tab');
      }
    },
    arrive,
    reload: async () => {
      await reloadOnceKept(page);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await arrive();
    },
    rest: () => page.waitForTimeout(20),
  };
}
