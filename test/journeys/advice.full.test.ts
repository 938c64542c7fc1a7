import { expect, type Page, test } from '@playwright/test';
import {
  ADVICE_APPLICANT as APPLICANT,
  expectedApplication,
  fillContact,
  fillLanding,
  next,
  onStep,
  STEPS,
} from './support/applicant.ts';
import { axeFindings } from './support/axe.ts';
import { problemsOf, tabRound, tabTo } from './support/keyboard.ts';
import { readStored, startService, type Service } from './support/service.ts';
import { typeInto } from './support/typing.ts';

test.describe.configure({ mode: 'serial' });

const ADVICE = 'Have you received personal advice about this investment?';

interface Answer {
  name: string;
  screen: { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' };
  answer: (page: Page) => Promise<void>;
  /** What review says of it. */
  reviewed: readonly string[];
  stored: Record<string, unknown>;
}

const ANSWERS: readonly Answer[] = [
  {
    name: 'advised',
    screen: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
    answer: async (page) => {
      await choose(page, ADVICE, 'Yes');
      await typeInto(page.getByLabel("Adviser's name"), 'Ann Lee');
      await typeInto(page.getByLabel("Adviser's workplace"), 'Acme Advice');
      await typeInto(page.getByLabel(/^Adviser's email address/), 'ann.lee@example.com');
    },
    reviewed: ['Yes', 'Ann Lee', 'Acme Advice', 'ann.lee@example.com'],
    stored: {
      is_personal_advised: true,
      adviser_name: 'Ann Lee',
      adviser_workplace: 'Acme Advice',
      adviser_email: 'ann.lee@example.com',
    },
  },
  {
    name: 'not advised',
    screen: { viewport: { width: 320, height: 740 }, colorScheme: 'dark' },
    answer: async (page) => {
      await choose(page, ADVICE, 'No');
      await choose(page, 'How long do you expect to hold this investment?', 'More than five years');
      await choose(page, 'What part of your savings and investments would this be?', 'Less than a tenth');
      await choose(page, 'What is the money for?', 'Other');
      await typeInto(page.getByLabel('Please tell us more'), 'The education of my children');
      await choose(page, 'Which of these have you invested in before?', 'Neither');
    },
    reviewed: ['No', 'More than five years', 'Less than a tenth', 'Other: The education of my children', 'Neither'],
    stored: {
      is_personal_advised: false,
      due_diligence_answers: ['More than five years', 'Less than a tenth', 'Other', 'Neither'],
      other_answers: { other_2: 'The education of my children' },
    },
  },
];

let service: Service;
const references = new Map<string, string>();

test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => service.remove());

for (const { name, screen, answer, reviewed } of ANSWERS) {
  test(`[1-PROF-01, 1-PROF-03, 1-PROF-04, 1-SHELL-14] an investor who was ${name} applies, to next steps`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: service.address, ...screen });
    const page = await context.newPage();
    const problems = watchProblems(page);
    await walkToProfile(page);
    expect(await faultsOf(page, 'empty')).toEqual([]);
    await next(page).click();
    await expect(page.getByRole('link', { name: `${ADVICE} This field is required` })).toBeVisible();
    expect(await faultsOf(page, 'error')).toEqual([]);
    await answer(page);
    expect(await faultsOf(page, 'filled')).toEqual([]);
    await next(page).click();
    await fillTheRest(page);

    const profile = page.getByRole('region', { name: 'Applicant profile' });
    await expect(profile.getByRole('definition')).toHaveText(reviewed);
    await page.getByRole('button', { name: /^Submit/ }).click();
    await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
    references.set(name, await page.locator('strong').first().innerText());
    expect(problems).toEqual([]);
    await context.close();
  });
}

test('[1-PROF-14, 1-PROF-15, 1-PROF-16] every stored application equals what was answered', async () => {
  await service.stop();
  const stored = readStored(service.dataDirectory);

  expect(stored).toHaveLength(ANSWERS.length);
  for (const { name, stored: profile } of ANSWERS) {
    const found = stored.find(({ reference }) => reference === references.get(name));
    expect(found?.application).toMatchObject(expectedApplication(APPLICANT));
    expect(found?.application['applicant_profile']).toEqual(profile);
  }
});

/** Answers a question by keyboard alone: Tab leads into its group, the arrows go through the answers. */
async function choose(page: Page, question: string, answer: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: question });
  const wanted = group.getByLabel(answer, { exact: true });
  const radios = group.getByRole('radio');
  const isAnswered = (await group.getByRole('radio', { checked: true }).count()) > 0;
  await tabTo(page, isAnswered ? group.getByRole('radio', { checked: true }) : radios.first());
  await page.keyboard.press('Space');
  for (let presses = 0; presses < (await radios.count()) && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

/** What axe finds on the step, what the keyboard cannot do, and whether it scrolls sideways. */
async function faultsOf(page: Page, state: 'empty' | 'error' | 'filled'): Promise<string[]> {
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  return [
    ...(isWide ? ['scrolls sideways'] : []),
    ...(await axeFindings(page, { name: 'profile', state })),
    ...problemsOf(await tabRound(page)),
  ];
}

async function walkToProfile(page: Page): Promise<void> {
  await fillLanding(page, APPLICANT);
  await fillContact(page);
  await next(page).click();
  await onStep(page, /Applicant profile/);
  await next(page).waitFor();
}

/** The steps behind the applicant profile, up to review. */
async function fillTheRest(page: Page): Promise<void> {
  for (const { title, fill } of STEPS.filter(({ fill: filled }) => filled !== fillContact)) {
    await onStep(page, title);
    await fill(page, APPLICANT);
    await next(page).click();
  }
  await onStep(page, /Review and submit your application/);
}

function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}
