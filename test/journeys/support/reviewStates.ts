/** Review in every state that it can be in, each reached as a person would. */
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { applicantOf, next, onStep, STEPS, upload, walkTo, type Applicant } from './applicant.ts';
import { tabTo } from './keyboard.ts';
import { settled } from './screens.ts';
import { isSubmission } from './submitted.ts';
import { typeInto } from './typing.ts';

/** The offer that asks for a copy of the identity document, and takes nothing without it. */
const APPLICANT: Applicant = applicantOf('emberfield-copper');

const CALL = '**/offer/api/application-create-update/';
const FAILED = 'An error occurred while processing your application';
const OUTCOME = '**/offer/api/submission-outcome/';

export interface ReviewState {
  name: string;
  /** The ids of what stands or falls with it. */
  requirements: string;
  /** From review as the state before left it; by keyboard. */
  reach: (page: Page) => Promise<void>;
  /** What has the focus then, in its words. */
  focused: RegExp;
  /** What is on paper. */
  printed: readonly (string | RegExp)[];
  /** Out of it, by keyboard, to a review with everything on it; of the last two, further. */
  leave: (page: Page) => Promise<void>;
}

const submit = (page: Page) => page.getByRole('button', { name: /^Submit/ });
const REFUSED_BSB = 'Enter a valid BSB';
const CHECKING = 'We are checking whether your application arrived.';

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Answers the submission by this. */
async function answerSubmission(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(CALL, (route) => (isSubmission(route.request()) ? answer(route) : route.continue()));
}

export const REVIEW_STATES: readonly ReviewState[] = [
  {
    name: 'ready',
    requirements: '2-REV-01, 2-READY-50',
    reach: () => Promise.resolve(),
    focused: /Review and submit/,
    printed: ['Application details', "Everything looks good. You're almost done."],
    leave: async (page) => {
      const edit = page.getByRole('button', { name: 'Edit Bank account details' });
      await press(page, edit);
      await onStep(page, /Bank account details/);
      await press(page, next(page));
      await onStep(page, /Review and submit/);
      await expect(edit).toBeFocused();
      await expect(edit).toBeInViewport({ ratio: 1 });
    },
  },
  {
    name: 'with what is missing and stops it',
    requirements: '2-REV-09, 2-READY-51',
    reach: async (page) => {
      await press(page, page.getByRole('button', { name: 'Edit Investor details' }));
      await onStep(page, /Investor details/);
      await press(page, page.getByRole('button', { name: 'Remove identity.pdf' }));
      await press(page, next(page));
      await onStep(page, /Review and submit/);
      await submit(page).waitFor();
    },
    focused: /Edit Investor details/,
    printed: ['Margot Lindqvist, Identity documents: Not supplied'],
    leave: async (page) => {
      await press(page, page.getByRole('button', { name: /Identity documents: Not supplied/ }));
      await onStep(page, /Investor details/);
      await expect(page.locator('input[type="file"]').first()).toBeFocused();
      await upload(page, 'identity.pdf');
      await press(page, next(page));
      await onStep(page, /Review and submit/);
    },
  },
  {
    name: 'refused',
    requirements: '2-SUB-09, 2-SUB-13',
    reach: async (page) => {
      const errors = { investor_details: { 'investors[0].idNumber': 'Wrong' }, bank_details: { bsb: REFUSED_BSB } };
      await answerSubmission(page, (route) => route.fulfill({ status: 400, json: { errors, message: FAILED } }));
      await press(page, submit(page));
      await page.getByText(/^Nothing was submitted/).waitFor();
    },
    focused: /Nothing was submitted/,
    printed: ['Nothing was submitted', REFUSED_BSB],
    leave: async (page) => {
      await press(page, page.getByRole('button', { name: REFUSED_BSB }));
      await onStep(page, /Bank account details/);
      await typeInto(page.getByLabel('BSB'), '083002');
      await press(page, next(page));
      await onStep(page, /Review and submit/);
    },
  },
  {
    name: 'asked after',
    requirements: '2-SUB-09, 2-SUB-14',
    reach: async (page) => {
      await answerSubmission(page, (route) => route.abort('connectionreset'));
      await page.route(OUTCOME, (route) => route.fulfill({ json: { outcome: 'in_flight' } }));
      await press(page, submit(page));
      await page.getByText(CHECKING).waitFor();
    },
    focused: new RegExp(CHECKING),
    printed: [CHECKING, 'Application details'],
    leave: async (page) => {
      await page.route(OUTCOME, (route) => route.fulfill({ json: { outcome: 'never_arrived' } }));
      // It is asked at once when the connection is back.
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.locator(':focus')).toContainText('Nothing was submitted. You can safely submit again.');
    },
  },
  {
    name: 'failed',
    requirements: '2-SUB-09, 2-SUB-11',
    reach: async (page) => {
      await answerSubmission(page, (route) => route.fulfill({ status: 500, json: {} }));
      await press(page, submit(page));
      await page.getByText(/^Everything you entered is kept/).waitFor();
    },
    focused: /Everything you entered is kept/,
    printed: [FAILED, 'Application details'],
    leave: async (page) => {
      await page.unroute(CALL);
      await press(page, submit(page));
      await onStep(page, /Next steps/);
    },
  },
  {
    name: 'done',
    requirements: '2-SUB-01, 2-NEXT-12',
    reach: async (page) => {
      await expect(page.getByRole('region', { name: 'Congratulations!' })).toBeVisible();
    },
    focused: /Next steps/,
    printed: ['Your reference', 'Congratulations!'],
    leave: async (page) => {
      await press(page, page.getByRole('button', { name: 'Start another application' }));
      await page.getByRole('heading', { name: 'About the offer' }).waitFor();
    },
  },
];

/** From the landing page to review with everything on it. */
export async function walkToReview(page: Page): Promise<void> {
  await walkTo(page, APPLICANT, STEPS.length);
  await submit(page).waitFor();
  await settled(page);
}

/** Brings review into this state, at rest. */
export async function reachState(page: Page, { reach }: ReviewState): Promise<void> {
  await reach(page);
  await settled(page);
}
