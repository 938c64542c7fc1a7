import { expect, type Page, test } from '@playwright/test';
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
  enterCode,
  newestLink,
  otherBrowser,
  pressSave,
  saveAsDraft,
  type SavedDraft,
} from './support/savedDraft.ts';
import { typeInto } from './support/typing.ts';
import { EMBERFIELD, CONTACT, INVESTOR, button } from './support/savedDrafts.ts';
import { watchWrites } from './support/writes.ts';

const firstName = (page: Page) => page.getByLabel('First/preferred name');

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
    await watchWrites(other);
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
