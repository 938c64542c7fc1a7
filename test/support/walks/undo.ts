/** What Undo brings back, in the terms of the truth beside the application. */
import {
  followParties,
  type Form,
  LISTS,
  type Row,
  savedForm,
  settleRest,
  type Truth,
  type WalkedStep,
  whosIn,
} from './model.ts';

/** How it was before something was dropped. */
export interface Shelved {
  name: WalkedStep;
  /** The steps that come back. */
  steps: WalkedStep[];
  /** The steps in which typing comes back. */
  drafts: WalkedStep[];
  /** As saved, and as typed in other steps, before. */
  before: Truth;
  /** As typed in the answering step before its first answer that dropped something. */
  typed: Form | undefined;
  /** The step was not saved since. */
  isTyping: boolean;
}

/** Steps come back as they were; who is in them now stays, and who is still there stays as they are. */
export function undo(truth: Truth, { name, steps, drafts, before, typed }: Shelved): void {
  const was = structuredClone(truth);
  // The tax form of another investor type comes back as a whole.
  const isOtherType =
    before.saved.investor_details?.answers['type'] !== was.saved.investor_details?.answers['type'] &&
    steps.includes('investor_details');
  if (isOtherType) {
    delete truth.saved.tax_details;
    delete truth.drafts.tax_details;
  }
  for (const step of steps) restore(truth, step, before);
  for (const who of LISTS.flatMap((list) => (steps.includes(list) ? whosIn(before, list) : []))) {
    truth.people.set(who, { ...before.people.get(who), ...was.people.get(who) });
    if (before.companies.has(who)) truth.companies.add(who);
  }
  if (steps.includes('tax_details'))
    for (const who of whosIn(before, 'tax_details'))
      truth.taxes.set(who, (name === 'tax_details' ? undefined : was.taxes.get(who)) ?? before.taxes.get(who) ?? {});
  const taxNow = was.drafts.tax_details ?? (was.saved.tax_details && savedForm(was, 'tax_details'));
  for (const step of [name, ...steps]) delete truth.drafts[step];
  for (const step of drafts) {
    const form = step === name ? (typed ?? before.drafts[step]) : before.drafts[step];
    if (form) truth.drafts[step] = withRowsSince(step, structuredClone(form), was);
  }
  if (name !== 'tax_details' && !isOtherType && drafts.includes('tax_details') && before.drafts.tax_details && taxNow)
    truth.drafts.tax_details = { ...taxNow, rows: withMissing(taxNow.rows, before.drafts.tax_details.rows) };
  if (name === 'investor_details') followParties(was, truth);
  settleRest(was, truth, undefined, true);
}

/** Of the people in a form, those who are in it now stay as they are; the form of another investor type comes back as a whole. */
function withRowsSince(step: WalkedStep, form: Form, was: Truth): Form {
  const now = was.drafts[step] ?? (was.saved[step] && savedForm(was, step));
  const isOther = step === 'investor_details' && now?.answers['type'] !== form.answers['type'];
  return now === undefined || step === 'tax_details' || isOther
    ? form
    : { ...form, rows: peopleBack(form, now.rows, form.rows) };
}

function restore(truth: Truth, step: WalkedStep, before: Truth): void {
  const [now, then] = [truth.saved[step], before.saved[step]];
  if (!then) return;
  const isOther = step === 'investor_details' && now?.answers['type'] !== then.answers['type'];
  const isList = LISTS.some((list) => list === step);
  const whos =
    now && isList && !isOther
      ? peopleBack(then, now.whos.map(asRow), then.whos.map(asRow)).map(({ who }) => who)
      : then.whos;
  truth.saved[step] = { ...then, whos: [...whos] };
}

/** Whoever is missing comes back beside those who are there; an individual is one. */
function peopleBack({ answers }: Pick<Form, 'answers'>, present: readonly Row[], shelved: readonly Row[]): Row[] {
  const rows = withMissing(present, shelved);
  return answers['type'] === 'individual' ? rows.slice(0, 1) : rows;
}

function asRow(who: number): Row {
  return { who, said: {} };
}

function withMissing(present: readonly Row[], shelved: readonly Row[]): Row[] {
  const rows = [...present];
  shelved.forEach((row, index) => {
    if (!rows.some(({ who }) => who === row.who)) rows.splice(index, 0, row);
  });
  return rows;
}
