/** Holds what a screen has led to against the truth: who is where is learnt by their place when they first appear. */
import type { Application, StepData } from '#domain/application.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { sameOrThrow } from './compare.ts';
import { expectApplication, WALKED } from './check.ts';
import { type Form, savedForm, type Truth, type WalkedStep } from './model.ts';
import { readBlock, readRow } from './said.ts';
import { describeForm, describeRows, entityIdOf, rowsOf } from './walker.ts';

/** What is on screen, seen as a walk sees the store. */
export interface Seen {
  truth: Truth;
  /** The ids that the page gave everybody, by their number. */
  ids: Map<number, string>;
}

/** Everybody and every tax block is there once, as typed, saved or not; nobody else is. */
export function expectSeen(seen: Seen, state: RootState): void {
  const application = selectApplication(state);
  for (const step of WALKED) {
    const saved: StepData[WalkedStep] | undefined = application[step];
    const typed: StepData[WalkedStep] | undefined = state.stepDrafts[step] ?? saved;
    const form = seen.truth.saved[step] && savedForm(seen.truth, step);
    learn(seen, { step, values: saved, form });
    expectTyped(seen, { step, values: typed, form: seen.truth.drafts[step] ?? form });
  }
  expectApplication(seen, withEntity(seen, application));
}

const CONTACT_EMAIL = 'jane.citizen@example.com';

/**
 * An entity that was only chosen is given its id by its form, and a first investor the contact details; an answer that is kept at once, for
 * what it takes away, does without.
 */
function withEntity({ truth, ids }: Seen, application: Application): Application {
  const { investor_details: details } = application;
  if (details === undefined) return application;
  const known = details.organisation_id ?? ids.get(truth.saved.investor_details?.entity ?? -1);
  const investors = details.investors?.map((row, index) => {
    const {
      first = '',
      last = '',
      email = '',
      mobile = '',
    } = truth.people.get(truth.saved.investor_details?.whos[index] ?? -1) ?? {};
    const isFilledIn = email === CONTACT_EMAIL && Object.keys(readRow(row)).length === 0;
    const contact = { legalFirstName: first, legalLastName: last, emailAddress: email, mobileNumber: mobile };
    return isFilledIn ? { ...row, ...contact } : row;
  });
  const identified = { ...(known !== undefined && { organisation_id: known }), ...(investors && { investors }) };
  return { ...application, investor_details: { ...details, ...identified } };
}

interface Shown {
  step: WalkedStep;
  values: Application[WalkedStep];
  form: Form | undefined;
}

function learn({ ids }: Seen, { step, values, form }: Shown): void {
  if (values === undefined || form === undefined) return;
  rowsOf(step, values).forEach(({ id }, index) => {
    const who = form.rows[index]?.who;
    if (who === undefined || id === undefined || ids.has(who)) return;
    if ([...ids.values()].includes(id)) throw new Error(`${step}: number ${who} has the id of somebody else`);
    ids.set(who, id);
  });
  const entity = entityIdOf(step, values);
  if (entity !== undefined && form.entity !== undefined && !ids.has(form.entity)) ids.set(form.entity, entity);
}

/** A step that was opened and not typed in is nowhere yet: blank blocks count for nothing. */
function expectTyped(seen: Seen, { step, values, form }: Shown): void {
  const isBlank = (said: object) => Object.keys(said).length === 0;
  const rows = (form?.rows ?? []).filter(({ said }) => !isBlank(said) || step === 'tax_details');
  const read = step === 'tax_details' ? readBlock : readRow;
  if (values === undefined || form === undefined) {
    const shown = values === undefined ? [] : rowsOf(step, values).filter((row) => !isBlank(read(row)));
    const isNew = step === 'tax_details' || step === 'investor_details';
    if (!isNew) sameOrThrow(`who is typed in ${step}`, shown.length, rows.length);
    return;
  }
  learn(seen, { step, values, form });
  sameOrThrow(`${step} as typed`, describeRows(step, values), describeForm(seen, step, form));
}
