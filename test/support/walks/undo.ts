/** What Undo brings back, in the terms of the truth beside the application. */
import {
  type Controller,
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

/** 3-TAX-32 */
const MOST_BLOCKS = 3;

/** How it was before something was dropped. */
export interface Shelved {
  name: WalkedStep;
  /** The steps that come back. */
  steps: WalkedStep[];
  /** The steps in which typing comes back. */
  drafts: WalkedStep[];
  /** As saved, and as typed in other steps, before. */
  before: Truth;
  /** As saved and as typed right after. */
  after: Truth;
  /** Who took the place of somebody in the press that took them away. */
  newcomers: readonly number[];
  /** As typed in the answering step before its first answer that dropped something. */
  typed: Form | undefined;
  /** The step was not saved since. */
  isTyping: boolean;
}

/** Steps come back as they were; who is in them now stays, and who is still there stays as they are. */
export function undo(truth: Truth, shelved: Shelved): void {
  const { name, steps, drafts, before, typed } = shelved;
  const was = structuredClone(truth);
  // The tax form of another investor type comes back as a whole.
  const isOtherType =
    before.saved.investor_details?.answers['type'] !== was.saved.investor_details?.answers['type'] &&
    steps.includes('investor_details');
  if (isOtherType) {
    delete truth.saved.tax_details;
    delete truth.drafts.tax_details;
  }
  for (const step of steps) restore(truth, step, { shelved, keepsTax: !isOtherType });
  for (const who of LISTS.flatMap((list) => (steps.includes(list) ? whosIn(before, list) : []))) {
    truth.people.set(who, { ...before.people.get(who), ...was.people.get(who) });
    if (before.companies.has(who)) truth.companies.add(who);
  }
  if (steps.includes('tax_details'))
    for (const who of whosIn(before, 'tax_details')) {
      const { taxes, controllers } = name !== 'tax_details' && was.taxes.has(who) ? was : before;
      truth.taxes.set(who, taxes.get(who) ?? {});
      const persons = controllers.get(who);
      if (persons) truth.controllers.set(who, persons);
      else truth.controllers.delete(who);
    }
  const taxNow = was.drafts.tax_details ?? (was.saved.tax_details && savedForm(was, 'tax_details'));
  const taxThen =
    before.drafts.tax_details ??
    (was.drafts.tax_details &&
      steps.includes('tax_details') &&
      before.saved.tax_details &&
      savedForm(before, 'tax_details'));
  for (const step of [name, ...steps]) delete truth.drafts[step];
  for (const step of drafts) {
    const form = step === name ? (typed ?? before.drafts[step]) : before.drafts[step];
    if (form) truth.drafts[step] = withRowsSince({ step, form: structuredClone(form), was }, shelved);
  }
  const isTaxTyped = drafts.includes('tax_details') || was.drafts.tax_details !== undefined;
  if (name !== 'tax_details' && !isOtherType && isTaxTyped && taxThen && taxNow)
    truth.drafts.tax_details = {
      ...taxNow,
      rows:
        isOfPeople(taxNow) === isOfPeople(taxThen)
          ? withMissing({ present: taxNow.rows, shelved: taxThen.rows }, 'tax_details', shelved)
          : taxNow.rows,
    };
  controllersBack(truth, shelved);
  if (name === 'investor_details') followParties(was, truth);
  settleRest(was, truth, undefined, true);
}

/** Makes people whom a removal took out controlling persons again, as saved and as typed, where such people are still asked for. */
function controllersBack(truth: Truth, { before, after }: Shelved): void {
  const left = everybodyIn(after);
  const were = [...everybodyIn(before), ...LISTS.flatMap((list) => whosIn(before, list))];
  const gone = new Set(were.filter((who) => !left.has(who)));
  const joined = (now: readonly Controller[], shelvedOnes: readonly Controller[] = []) => {
    const persons = [...now];
    shelvedOnes.forEach((person, index) => {
      if (gone.has(person.who) && !persons.some(({ who }) => who === person.who)) persons.splice(index, 0, person);
    });
    return persons;
  };
  for (const who of whosIn(truth, 'tax_details')) {
    const persons = truth.controllers.get(who);
    if (persons) truth.controllers.set(who, joined(persons, before.controllers.get(who)));
  }
  const { tax_details: tax } = truth.drafts;
  if (!tax) return;
  const typed = before.drafts.tax_details ?? savedForm(before, 'tax_details');
  const rows = tax.rows.map((row) => {
    const then = typed.rows.find(({ who }) => who === row.who)?.controllers;
    return row.controllers ? { ...row, controllers: joined(row.controllers, then) } : row;
  });
  truth.drafts.tax_details = { ...tax, rows };
}

/** Everybody in the lists, as typed where something is. */
function everybodyIn(truth: Truth): Set<number> {
  return new Set(
    LISTS.flatMap((list) =>
      (truth.drafts[list]?.rows ?? []).map(({ who }) => who).concat(truth.drafts[list] ? [] : whosIn(truth, list)),
    ),
  );
}

/** Of the people in a form, those who are in it now stay as they are; the form of another investor type comes back as a whole. */
function withRowsSince({ step, form, was }: { step: WalkedStep; form: Form; was: Truth }, shelved: Shelved): Form {
  const now = was.drafts[step] ?? (was.saved[step] && savedForm(was, step));
  const isOther = step === 'investor_details' && now?.answers['type'] !== form.answers['type'];
  return now === undefined || step === 'tax_details' || isOther
    ? form
    : { ...form, rows: peopleBack({ step, form, present: now.rows }, shelved) };
}

function restore(truth: Truth, step: WalkedStep, { shelved, keepsTax }: { shelved: Shelved; keepsTax: boolean }): void {
  const { name, before } = shelved;
  const [now, then] = [truth.saved[step], before.saved[step]];
  if (!then) return;
  const isOther = step === 'investor_details' && now?.answers['type'] !== then.answers['type'];
  const isTax = step === 'tax_details' && name !== 'tax_details' && keepsTax;
  if (isTax && now && isOfPeople(now) !== isOfPeople(then)) return;
  const isList = LISTS.some((list) => list === step);
  const back = () => {
    const form = { ...then, rows: then.whos.map(asRow) };
    return peopleBack({ step, form, present: now?.whos.map(asRow) ?? [] }, shelved).map(({ who }) => who);
  };
  const whos = now && (isTax || (isList && !isOther)) ? back() : then.whos;
  if (now && isTax) truth.saved[step] = { ...now, whos };
  else truth.saved[step] = { ...then, whos: [...whos] };
}

/** Whether people declare, each in a block of their own, or an entity. */
function isOfPeople({ answers }: Pick<Form, 'answers'>): boolean {
  return ['', 'I', 'D'].includes(answers['type'] ?? '');
}

/** Whoever is missing comes back beside those who are there; an individual is one. */
function peopleBack(
  { step, form, present }: { step: WalkedStep; form: Form; present: readonly Row[] },
  shelved: Shelved,
): Row[] {
  const rows = withMissing({ present, shelved: form.rows }, step, shelved);
  return form.answers['type'] === 'individual' ? rows.slice(0, 1) : rows;
}

function asRow(who: number): Row {
  return { who, said: {} };
}

/** Those whom the removal took come back; who has gone since stays away, and who came in somebody's place with it gives way. */
function withMissing(
  { present, shelved }: { present: readonly Row[]; shelved: readonly Row[] },
  step: WalkedStep,
  { after, newcomers }: Shelved,
): Row[] {
  const outlived =
    (after.drafts[step] ?? (after.saved[step] && savedForm(after, step)))?.rows.map(({ who }) => who) ?? [];
  const rows = present.filter(({ who }) => !newcomers.includes(who));
  shelved.forEach((row, index) => {
    const isThere = rows.some(({ who }) => who === row.who);
    if (!isThere && !outlived.includes(row.who)) rows.splice(index, 0, row);
  });
  return step === 'tax_details' ? rows.slice(0, MOST_BLOCKS) : rows;
}
