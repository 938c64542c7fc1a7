import { expect, type Page, test } from '@playwright/test';
import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { anApplicationBy, aPersonOf } from '#test/support/entityApplications.ts';
import {
  type Applicant,
  downloadDocuments,
  fillInvestor,
  fillLanding,
  next,
  onStep,
  upload,
  walkSteps,
} from './support/applicant.ts';
import { logIn, PEOPLE, signedInAs } from './support/demoPeople.ts';
import { passGate } from './support/gate.ts';
import { reloadOnceKept } from './support/reload.ts';
import {
  askForCode,
  CODE_INVALID,
  codeField,
  enterCode,
  newestLink,
  openByCode,
  otherBrowser,
  pressSave,
  saveAsDraft,
  type SavedDraft,
  ServiceCaller,
} from './support/savedDraft.ts';
import { typeInto } from './support/typing.ts';
import { EMBERFIELD, CONTACT, INVESTOR, TAX, button } from './support/savedDrafts.ts';

const firstName = (page: Page) => page.getByLabel('First/preferred name');

/** What a draft holds that the service was called for: everything up to the tax step. */
const UP_TO_TAX = ['landingpage', 'contact_details', 'purchase_amount', 'investor_details', 'tax_details'];

/** Saves a draft without a page. Answers how it is opened. */
async function seedDraft(
  page: Page,
  person: { email: string; mobile: string },
  make: (offer: Offer, caller: ServiceCaller) => Application | Promise<Application> = upToTax,
): Promise<{ link: string; mobile: string }> {
  const caller = new ServiceCaller(page);
  const offer = await caller.offer(EMBERFIELD.slug);
  const application = await make(offer, caller);
  const reached = { email_address: person.email, tel_mobile: person.mobile.replace(/^0/, '+61') };
  await caller.save({ ...application, contact_details: { ...application.contact_details, ...reached } }, offer);
  return { link: await newestLink(page, person.email), mobile: person.mobile };
}

async function upToTax(offer: Offer, caller: ServiceCaller): Promise<Application> {
  const { investor_details, ...others } = anIndividualApplication(offer);
  const investors = [aPersonOf(offer, 0, { idDoc: await caller.upload('licence.pdf') })];
  const steps = Object.entries({ ...others, investor_details: { ...investor_details, investors } });
  return Object.fromEntries(steps.filter(([step]) => UP_TO_TAX.includes(step)));
}

test.describe('two applications of one session for one offer', () => {
  const investorOf = (first: string, mobile: string): Applicant & Required<Pick<Applicant, 'person'>> => ({
    ...EMBERFIELD,
    person: { first, mobile, email: `${first.toLowerCase()}.two@example.com` },
  });
  const [ADA, BO] = [investorOf('Ada', '0491570159'), investorOf('Bo', '0491570110')];

  /** To the investor step, filled in and saved as it is typed there. */
  async function saveAtInvestor(
    page: Page,
    applicant: typeof ADA,
  ): Promise<SavedDraft & { link: string; lead: number }> {
    const answered = page.waitForResponse((response) => response.url().endsWith('/application-create-update/'));
    await fillLanding(page, applicant);
    const { id: lead } = (await (await answered).json()) as { id: number };
    await walkSteps(page, applicant, { until: 2 });
    await fillInvestor(page, { ...applicant, uploadsIdentity: false });
    await upload(page, documentOf(applicant));
    const saved = await saveAsDraft(page);
    return { ...saved, lead, link: await newestLink(page, applicant.person.email) };
  }
  const documentOf = ({ person: { first } }: typeof ADA) => `licence-${first}.pdf`;

  /** From the first step to the investor's, on its way to review. */
  async function finishAt(page: Page, applicant: typeof ADA): Promise<void> {
    await button(page, /^Continue with/).click();
    await onStep(page, INVESTOR);
    await expect(button(page, `Remove ${documentOf(applicant)}`)).toBeVisible();
    await expect(page.getByLabel('Legal first name')).toHaveValue(applicant.person.first);
    await next(page).click();
    await walkSteps(page, applicant, { from: 3 });
    await expect(page.getByRole('main')).toContainText(`Supplied (${documentOf(applicant)})`);
  }

  test('[3-OTP-01, 3-OTP-07, 1-LAND-45] begun one after the other, each keeps its own lead, draft and document; opened in two tabs elsewhere by its own code alone, each is finished and submitted beside the other', async ({
    page,
    context,
  }) => {
    const ada = await saveAtInvestor(page, ADA);
    await button(page, 'Remove from this device').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await button(page, 'Continue to the application').waitFor();
    const bo = await saveAtInvestor(page, BO);
    expect([ada.id, bo.id], 'each lead became its own draft').toEqual([ada.lead, bo.lead]);
    expect(bo.id).not.toBe(ada.id);

    const other = await otherBrowser(context);
    const [adaTab, boTab] = [await other.newPage(), await other.newPage()];
    await adaTab.goto(ada.link);
    await boTab.goto(bo.link);
    const adaCode = await askForCode(adaTab, ADA.person.mobile);
    const boCode = await askForCode(boTab, BO.person.mobile);
    await enterCode(boTab, adaCode);
    await expect(boTab.getByText(CODE_INVALID)).toBeVisible();
    await enterCode(boTab, boCode);
    await onStep(boTab, CONTACT);
    await enterCode(adaTab, adaCode);
    await onStep(adaTab, CONTACT);
    for (const [tab, { person }] of [
      [adaTab, ADA],
      [boTab, BO],
    ] as const) {
      await expect(firstName(tab)).toHaveValue(person.first);
      await reloadOnceKept(tab);
      await expect(firstName(tab)).toHaveValue(person.first);
    }

    await finishAt(adaTab, ADA);
    await finishAt(boTab, BO);
    const references: string[] = [];
    for (const [tab, applicant] of [
      [adaTab, ADA],
      [boTab, BO],
    ] as const) {
      await expect(tab.getByRole('main')).toContainText(applicant.person.email);
      await button(tab, /^Submit/).click();
      const receipt = tab.getByRole('region', { name: 'Congratulations!' });
      await expect(receipt).toContainText(applicant.person.first);
      references.push(await receipt.locator('strong').innerText());
    }
    expect(references).toEqual([ada.reference, bo.reference]);
    await other.close();
  });
});

test.describe('the field of the code', () => {
  const paste = (dash: string) => async (page: Page, code: string) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), split(code, dash));
    await codeField(page).press('ControlOrMeta+V');
  };
  const split = (code: string, between: string) => `${code.slice(0, 3)}${between}${code.slice(3)}`;

  for (const { how, mobile, give } of [
    { how: 'pasted as 123 456', mobile: '0491570804', give: paste(' ') },
    { how: 'pasted as 123-456', mobile: '0491570266', give: paste('-') },
    {
      how: 'typed as 123 456',
      mobile: '0491570491',
      give: (page: Page, code: string) => codeField(page).pressSequentially(split(code, ' ')),
    },
    {
      how: 'filled in by the browser',
      mobile: '0491570006',
      give: async (page: Page, code: string) => {
        await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
        await codeField(page).evaluate(fillInAsABrowser, code);
      },
    },
  ])
    test(`[3-OTP-04, 3-DRAFT-07] a code that is ${how} opens the draft`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { link } = await seedDraft(page, { email: `code.${mobile}@example.com`, mobile });
      await context.clearCookies();
      await page.goto(link);
      await give(page, await askForCode(page, mobile));
      await button(page, 'Log in').click();
      await onStep(page, CONTACT);
      await expect(firstName(page)).toHaveValue('Jane');
    });
});

/** Runs in the page: the whole value at once, and one event of each kind, as a browser offers the code of a message. */
function fillInAsABrowser(field: HTMLElement | SVGElement, code: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: code }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

test('[3-OTP-07, 1-SHELL-33, 1-SHELL-47, 2-STEP-32] opened by its code a draft starts at the first step with every step up to the furthest open, leads on there, and stays so after Back and a reload', async ({
  page,
  context,
}) => {
  const seeded = await seedDraft(page, { email: 'way.on@example.com', mobile: '0491570157' });
  await context.clearCookies();
  await openByCode(page, seeded);
  const steps = page.getByRole('navigation', { name: 'Application progress' });
  const pencils = steps.getByRole('button');
  const toTax = 'Continue with Tax';
  await expect(button(page, 'Back')).toHaveCount(0);
  await expect(next(page)).toBeEnabled();
  await expect(button(page, 'Save as Draft')).toBeEnabled();
  await expect(button(page, toTax)).toBeVisible();
  await expect(pencils).toHaveCount(2);
  await expect(steps.getByRole('listitem').filter({ hasText: 'not yet available' })).toHaveText([
    /Bank/,
    /Payment/,
    /Review/,
  ]);

  await steps.getByRole('button', { name: /Change investor details/i }).click();
  await onStep(page, INVESTOR);
  await reloadOnceKept(page);
  await onStep(page, INVESTOR);
  await expect(pencils).toHaveCount(2);
  await button(page, toTax).click();
  await onStep(page, TAX);
  await expect(button(page, /^Continue with/)).toHaveCount(0);
  await button(page, 'Back').click();
  await onStep(page, INVESTOR);
  await page.goBack();
  await onStep(page, CONTACT);
  await expect(button(page, toTax)).toBeVisible();
  await expect(pencils).toHaveCount(2);
});

test('[3-LAND-20, 1-LAND-46] whoever is signed in resumes what their account has saved from another browser, without a code, and a file of this device where it lies', async ({
  page,
  context,
}) => {
  const OFFER = '/offers/tarn-ridge-water-trust/';
  const logInAt = async (tab: Page) => {
    await tab.goto(OFFER);
    await logIn(tab, PEOPLE.investor);
    await signedInAs(tab, PEOPLE.investor);
  };
  const resume = (tab: Page, { reference }: SavedDraft) =>
    tab.getByRole('link', { name: new RegExp(`^Resume application .*${reference}$`) });
  await logInAt(page);
  await downloadDocuments(page);
  await page.getByRole('checkbox', { name: /agree to the/ }).check();
  await button(page, 'Continue to the application').click();
  await onStep(page, CONTACT);
  await typeInto(page.getByLabel('Last name'), 'Resumed');
  const saved = await pressSave(page);
  await expect(page.getByText('Draft saved')).toBeVisible();

  const other = await (await otherBrowser(context)).newPage();
  await logInAt(other);
  await expect(other.getByRole('region', { name: 'Your saved applications' })).toContainText('Olivia Resumed');
  await expect(other.getByRole('status', { name: /^Welcome back\. You have .* for this offer\.$/ })).toBeVisible();
  await expect(button(other, 'Continue to the application')).toHaveAccessibleDescription(/^This starts another/);
  await resume(other, saved).click();
  await onStep(other, CONTACT);
  await expect(other.getByLabel('Last name')).toHaveValue('Resumed');
  await other.context().close();

  const tab = await context.newPage();
  await tab.goto(OFFER);
  await passGate(tab);
  await onStep(tab, CONTACT);
  await expect(tab.getByRole('textbox', { name: 'Last name' })).toHaveValue('Resumed');
  await page.goBack();
  await expect(button(page, 'Continue to the application')).toBeVisible();
  await signedInAs(page, PEOPLE.investor);
  await expect(resume(page, saved)).toHaveCount(0);
});

test('[3-OTP-07, 2-DIR-01] a draft of 12 directors with 20 documents is opened elsewhere with all of them, in order', async ({
  page,
  context,
}) => {
  const named = (role: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${role}${String.fromCharCode(65 + index)}`);
  const [directors, owners] = [named('Director', 12), named('Owner', 7)];
  const documents = ['extract', ...directors, ...owners].map((name) => `${name}.pdf`);
  expect(documents).toHaveLength(20);
  const seeded = await seedDraft(page, { email: 'twelve@example.com', mobile: '0491570158' }, async (offer, caller) => {
    const application = anApplicationBy('company', offer);
    const uploads: Awaited<ReturnType<typeof caller.upload>>[] = [];
    // One after the other: of many at once the service has the others come again.
    for (const name of documents) uploads.push(await caller.upload(name));
    const [amlCtfDoc, ...copies] = uploads;
    const people = [...directors, ...owners].map((legalFirstName, index) =>
      aPersonOf(offer, index, { legalFirstName, idDoc: copies[index] ?? null }),
    );
    return {
      ...application,
      investor_details: { ...application.investor_details, amlCtfDoc: amlCtfDoc ?? null },
      directors: { directors: people.slice(0, directors.length) },
      beneficial_owners: { beneficialOwners: people.slice(directors.length) },
    };
  });

  const other = await (await otherBrowser(context)).newPage();
  await openByCode(other, seeded);
  await button(other, 'Continue with Review & submit').click();
  await onStep(other, /Review and submit/);
  const inReview = (words: RegExp) => other.getByRole('main').getByText(words);
  await expect(inReview(/^Ms (Director|Owner)/)).toHaveText(
    [...directors, ...owners].map((name) => new RegExp(`^Ms ${name} `)),
  );
  await expect(inReview(/^Supplied \(/)).toHaveText(documents.map((name) => `Supplied (${name})`));
  await expect(button(other, /^Submit/)).toBeEnabled();
  await other.context().close();
});
