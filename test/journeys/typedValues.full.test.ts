import { expect, test, type Locator, type Page } from '@playwright/test';
import { isFutureDate } from '#domain/formats/dates.ts';
import { splitPhone } from '#domain/formats/phones.ts';
import { amountErrors, contactErrors, personErrors } from '#domain/texts/errors.ts';
import { TYPED_AMOUNTS, TYPED_DATES, TYPED_ON, TYPED_PHONES } from '#test/support/typedValues.ts';
import {
  applicantOf,
  fillAmount,
  fillContact,
  fillInvestor,
  fillLanding,
  fillTax,
  next,
  onStep,
} from './support/applicant.ts';
import { showChangedOffer } from './support/changedOffer.ts';
import { keptAnswer, watchKept, type Answer, type KeptAnswer } from './support/keptAnswers.ts';
import { typeInto } from './support/typing.ts';
import { sayPageTime } from './support/pageTime.ts';

const APPLICANT = applicantOf('kestrel-notes');
const LEFT_BY = ['Enter', 'Tab', 'Next'] as const;
const WAYS = (['typed', 'pasted'] as const).flatMap((entered) => LEFT_BY.map((leftBy) => ({ entered, leftBy })));

type Way = (typeof WAYS)[number];

/** A field of the wizard that the table is typed into. */
interface Place {
  title: RegExp;
  label: RegExp | string;
  answer: Answer;
  /** What is said of a value that is refused. */
  refusal: string;
  /** An answer with which the step can be left. */
  good: string;
}

const CONTACT = /Contact details/;
const INVESTOR = /Investor details/;

const PLACES = {
  phone: {
    title: CONTACT,
    label: 'Mobile number',
    answer: { step: 'contact_details', name: 'tel_mobile' },
    refusal: contactErrors.validMobile,
    good: '0491570156',
  },
  amount: {
    title: /Investment amount/,
    label: APPLICANT.amount.label,
    answer: { step: 'purchase_amount', name: 'totalAmount' },
    refusal: amountErrors.money,
    good: '25000',
  },
  birth: {
    title: INVESTOR,
    label: 'Date of birth',
    answer: { step: 'investor_details', name: 'dateOfBirth' },
    refusal: personErrors.validDate,
    good: '14/03/1984',
  },
  expiry: {
    title: INVESTOR,
    label: /^Expiry date/,
    answer: { step: 'investor_details', name: 'idDocDate' },
    refusal: personErrors.validDate,
    good: '02/09/2031',
  },
  issue: {
    title: /Tax details/,
    label: /^Date/,
    answer: { step: 'tax_details', name: 'submit_date' },
    refusal: personErrors.validDate,
    good: '22/11/2026',
  },
} as const satisfies Record<string, Place>;

interface Row {
  place: keyof typeof PLACES;
  typed: string;
  stored: string | null;
  /** What is kept of it: the stored form, or every character of what is refused. */
  kept: string;
  /** The chosen country. */
  country?: string;
  way: Way;
}

type PlainRow = Omit<Row, 'way'>;

const PHONES: readonly PlainRow[] = TYPED_PHONES.map(({ typed, stored, chosen }) => ({
  place: 'phone',
  typed,
  stored,
  kept: stored ?? (typed.startsWith('+') ? typed : `+61 ${typed}`),
  country: chosen?.iso ?? 'AU',
}));
const AMOUNTS: readonly PlainRow[] = TYPED_AMOUNTS.map(({ typed, stored }) => ({
  place: 'amount',
  typed,
  stored,
  kept: stored ?? typed,
}));
const DATES: readonly PlainRow[] = TYPED_DATES.map(({ kind, typed, stored }) => ({
  place: kind,
  typed,
  stored,
  kept: stored ?? typed,
}));

const RUNS: readonly { name: string; rows: readonly Row[] }[] = WAYS.map((way) => ({
  name: `${way.entered}, then ${way.leftBy}`,
  rows: [...PHONES, ...AMOUNTS, ...DATES].map((row) => ({ ...row, way })),
}));

for (const { name, rows } of RUNS) {
  test(`[1-CONT-29, 1-AMT-22, 2-INV-37, 2-INV-39] what is kept of ${rows.length} answers is what the table says: ${name}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.setFixedTime(`${TYPED_ON}T12:00:00+11:00`);
    await sayPageTime(page);
    await withoutLimits(page);
    await watchKept(page);
    const wrong: string[] = [];
    const enterAll = async (place: keyof typeof PLACES) => {
      for (const row of rows.filter((one) => one.place === place)) wrong.push(...(await enter(page, row)));
      const field = fieldOf(page, PLACES[place]);
      await typeInto(field, PLACES[place].good);
      wrong.push(...(await inTheMiddle(field, place)));
    };

    await fillLanding(page, APPLICANT);
    await fillContact(page);
    await enterAll('phone');
    await next(page).click();
    await onStep(page, PLACES.amount.title);
    await fillAmount(page, APPLICANT);
    await enterAll('amount');
    await next(page).click();
    await onStep(page, INVESTOR);
    await fillInvestor(page, APPLICANT);
    await enterAll('birth');
    await enterAll('expiry');
    await next(page).click();
    await onStep(page, PLACES.issue.title);
    await fillTax(page, APPLICANT);
    await enterAll('issue');

    expect(wrong).toEqual([]);
  });
}

/** Two keys in the middle of a good answer stand side by side, and go again; answers what is wrong. */
async function inTheMiddle(field: Locator, place: keyof typeof PLACES): Promise<string[]> {
  const good = await field.inputValue();
  await field.press('Home');
  await field.press('ArrowRight');
  await field.pressSequentially('98');
  const digits = (await field.inputValue()).replace(/\D/g, '');
  await field.press('Backspace');
  await field.press('Backspace');
  const after = await field.inputValue();
  const expected = good.replace(/\D/g, '').replace(/^./, '$&98');
  return digits === expected && after === good
    ? []
    : [`${place}: 98 behind the first digit of ${good} gives ${digits}, and its removal ${after}`];
}

/** The offer takes any amount, so that no limit holds a step that its number would not. */
async function withoutLimits(page: Page): Promise<void> {
  const NO_LIMITS = { min_investment_amount: '0', max_investment_amount: '0', min_increment_amount: '0' };
  await showChangedOffer(page, APPLICANT.slug, (offer) => ({ ...offer, ...NO_LIMITS }));
}

function fieldOf(page: Page, { label }: Place): Locator {
  return page.getByRole('textbox', { name: label });
}

/** Enters one row as a person does; answers what is wrong with what came of it, and stands on the same step again. */
async function enter(page: Page, row: Row): Promise<string[]> {
  const { title, answer, ...place } = PLACES[row.place];
  const field = fieldOf(page, PLACES[row.place]);
  await field.press('ControlOrMeta+A');
  await field.press('Delete');
  if (row.country !== undefined) await choose(page, row.country);
  const { writes } = await keptAnswer(page, answer);
  await putIn(field, row);
  await leave(field, row.way);

  const problems: string[] = [];
  const goesOn = row.way.leftBy !== 'Tab' && row.stored !== null && !isHeld(row);
  const kept = { value: row.kept, isDraft: !goesOn };
  const isKept = await comesTrue(async () => isAs(await keptAnswer(page, answer), kept, writes));
  if (!isKept)
    problems.push(`kept is ${JSON.stringify(await keptAnswer(page, answer))} instead of ${JSON.stringify(kept)}`);
  const isHere = await page.getByRole('heading', { level: 1, name: title }).isVisible();
  if (isHere && row.stored === null) problems.push(...(await refusalOf(field, { ...place, typed: row.typed })));
  if (!isHere) {
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await onStep(page, title);
  }
  return problems.map(
    (problem) => `${row.place} ${JSON.stringify(row.typed)}, ${row.way.entered}, then ${row.way.leftBy}: ${problem}`,
  );
}

/** A date that can be read may be refused for another reason: a certificate of tomorrow. */
function isHeld({ place, stored }: Row): boolean {
  return place === 'issue' && stored !== null && isFutureDate(stored, TYPED_ON);
}

function isAs(found: KeptAnswer, { value, isDraft }: Pick<KeptAnswer, 'value' | 'isDraft'>, writes: number): boolean {
  return found.writes > writes && found.value === value && found.isDraft === isDraft;
}

async function choose(page: Page, country: string): Promise<void> {
  const code = page.getByLabel('Country code');
  if ((await code.inputValue()) !== country) await code.selectOption(country);
}

/** By the keys, or from the clipboard, where something else had put it. */
async function putIn(field: Locator, { typed, way }: Row): Promise<void> {
  if (way.entered === 'typed') return field.pressSequentially(typed);
  await field.page().evaluate((text) => navigator.clipboard.writeText(text), typed);
  await field.press('ControlOrMeta+V');
}

async function leave(field: Locator, { leftBy }: Way): Promise<void> {
  if (leftBy !== 'Next') return field.press(leftBy);
  // Where the field before was refused the button says that it is disabled; a press is answered all the same.
  await next(field.page()).click({ force: true });
}

/** What is missing where a value is refused: its words at the field, and the value as it was entered. */
async function refusalOf(field: Locator, { refusal, typed }: { refusal: string; typed: string }): Promise<string[]> {
  const isSaid = await comesTrue(
    async () =>
      (await field.getAttribute('aria-invalid')) === 'true' && (await field.evaluate(describedBy)).includes(refusal),
  );
  const shown = await field.inputValue();
  const isLeft = [typed, splitPhone(typed)?.national].includes(shown);
  return [
    ...(isSaid ? [] : [`is not refused with ${JSON.stringify(refusal)}`]),
    ...(isLeft ? [] : [`shows ${JSON.stringify(shown)}`]),
  ];
}

/** Runs in the page: the words that describe a control. */
function describedBy(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Asks again and again, for as long as a person would wait; answers whether it ever was so. */
async function comesTrue(isSo: () => Promise<boolean>): Promise<boolean> {
  return expect
    .poll(isSo, { intervals: [20, 30, 50, 100], timeout: 5_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}
