import { rmSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { HOSTILE_HTML, hostileText, markOf } from '#test/support/hostileHtml.ts';
import { fillContact, fillLanding, next, OF_UNITS, onStep, STEPS } from './support/applicant.ts';
import { offerFolder } from './support/offerFolder.ts';
import { type Service, startService } from './support/service.ts';

/** An offer whose every text is hostile, down to the question before which one of them stands. */
const APPLICANT = { ...OF_UNITS, slug: 'hostile' };

let folder: string;
let service: Service;

test.beforeAll(async () => {
  // No offer file may hold the character of code 0.
  const html = hostileText(HOSTILE_HTML).replaceAll('\0', '');
  folder = offerFolder([
    {
      like: 'heron-bay-infrastructure-debt',
      slug: APPLICANT.slug,
      changes: {
        description: html,
        include_offer_description: true,
        terms_and_conditions: html,
        application_terms_and_conditions: html,
        due_diligence_text: html,
        due_diligence_questions: [],
      },
    },
  ]);
  service = await startService(folder);
});
test.afterAll(async () => {
  await service.remove();
  rmSync(folder, { recursive: true, force: true });
});

test(`[1-MISC-07, 1-LAND-11, 1-LAND-13, 1-PROF-13] ${HOSTILE_HTML.length} hostile samples in every text of the issuer run nothing, load nothing and break no policy`, async ({
  page,
}) => {
  await expectTrustedTypes(page);
  const watch = await watchPage(page);

  await page.goto(`${service.address}/offers/${APPLICANT.slug}/`);
  await provoke(page.locator('main section').filter({ has: page.getByRole('heading', { name: 'About the offer' }) }));

  await page.getByRole('link', { name: 'terms and conditions' }).click();
  await provoke(page.getByRole('dialog'));
  await page.keyboard.press('Escape');

  await fillLanding(page, { slug: APPLICANT.slug, origin: service.address });
  await fillContact(page);
  await next(page).click();
  await onStep(page, /Applicant profile/);
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await provoke(page.locator('main section').filter({ hasText: markOf({ number: 0 }) }));
  await next(page).click();
  for (const { title, fill } of STEPS.slice(1)) {
    await onStep(page, title);
    await fill(page, APPLICANT);
    await next(page).click();
  }
  await onStep(page, /Review and submit/);
  await provoke(page.getByRole('region', { name: 'Declaration' }));

  expect(await watch.found()).toEqual([]);
});

/** The policy asks for them and the browser keeps them; tried out in a tab of its own, since trying is a breach. */
async function expectTrustedTypes(page: Page): Promise<void> {
  const tab = await page.context().newPage();
  const answer = await tab.goto(service.address);
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(await tab.evaluate(isMarkupRefused)).toBe(true);
  await tab.close();
}

/** Notes whatever should not happen: a sample that ran, a policy that was hit, a call to elsewhere, a window, another page. */
async function watchPage(page: Page): Promise<{ found: () => Promise<string[]> }> {
  const found: string[] = [];
  await page.exposeFunction('reportHostile', (words: string) => void found.push(words));
  await page.addInitScript(() => {
    const report = (words: string) =>
      void (window as unknown as { reportHostile: (words: string) => Promise<void> }).reportHostile(words);
    Object.assign(window, { hit: (number: number) => report(`sample ${number} ran`) });
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`${event.effectiveDirective} was violated by ${event.blockedURI} ${event.sample}`),
    );
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== service.address) found.push(`${request.url()} was asked for`);
  });
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => found.push(`a dialog opened: ${dialog.message()}`)));
  page.on('pageerror', (error) => found.push(`an error: ${error.message}`));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) found.push('a frame was opened');
  });
  // A report may still be on its way.
  return { found: async () => page.waitForTimeout(300).then(() => found) };
}

/** Waits for the text, checks that every sample is there as text alone, and then does all that could set one off. */
async function provoke(box: Locator): Promise<void> {
  await expect(box.first()).toContainText(HOSTILE_HTML.map(markOf).at(-1) ?? '');
  const text = await box.first().innerText();
  expect(HOSTILE_HTML.filter((sample) => !text.includes(markOf(sample))).map(({ name }) => name)).toEqual([]);
  expect(await box.first().evaluate(findIntruders)).toEqual([]);
  await box.first().evaluate(fireEvents);
}

/** Runs in the page: elements and attributes that no text needs, inside the issuer's part of the box. */
function findIntruders(box: Element): string[] {
  const text = [...box.querySelectorAll('p')]
    .find((paragraph) => paragraph.textContent?.trim() === 'mark 0;')
    ?.closest('div');
  if (!text) return ['the text is not there'];
  return [...text.querySelectorAll('*')].flatMap((element) => {
    const isText =
      /^(A|B|BLOCKQUOTE|BR|CAPTION|CODE|DD|DIV|DL|DT|EM|H[2-6]|HR|I|LI|OL|P|SMALL|SPAN|STRONG|SUB|SUP|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|U|UL)$/.test(
        element.tagName,
      );
    const attributes = element
      .getAttributeNames()
      .filter((name) => !/^(href|target|rel|colspan|rowspan|scope|lang|dir)$/.test(name));
    const isOutside = element instanceof HTMLAnchorElement && element.origin !== location.origin;
    const isOpen =
      isOutside && (element.protocol !== 'https:' || element.target !== '_blank' || !element.rel.includes('noopener'));
    return [...(isText ? [] : [element.tagName]), ...attributes, ...(isOpen ? [element.href] : [])];
  });
}

/** Runs in the page: whatever a handler could wait for, on every element of the text. No link is followed. */
function fireEvents(box: Element): void {
  const types =
    'click auxclick dblclick contextmenu mouseover mouseenter mousemove mouseout pointerover pointerdown pointerup touchstart touchend wheel scroll focus focusin blur keydown keyup keypress beforeinput input change copy cut paste drag dragstart drop toggle beforetoggle animationstart animationend transitionrun transitionend submit reset load error begin start finish cancel close'.split(
      ' ',
    );
  const stay = (event: Event) => event.preventDefault();
  box.addEventListener('click', stay, true);
  for (const element of box.querySelectorAll('p, a, b, div, td, li, h3, h4, h5, h6')) {
    for (const type of types) element.dispatchEvent(new Event(type, { cancelable: true }));
  }
  box.removeEventListener('click', stay, true);
}

/** Runs in the page: true where Trusted Types refuse a text as markup. */
function isMarkupRefused(): boolean {
  try {
    document.createElement('div').innerHTML = '<b>a</b>';
    return false;
  } catch {
    return true;
  }
}
