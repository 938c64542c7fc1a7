/** What has to hold of the store after every action. */
import type { Application, StepData } from '#domain/application.ts';
import { settleApplication } from '#domain/stepRules/index.ts';
import { fromWire, toWire } from '#domain/wire.ts';
import { findOrphans } from '#store/entities/orphans.ts';
import { selectSchemaContext } from '#store/selectors/applicationSelectors.ts';
import { DAYS } from '../applications.ts';
import { sameOrThrow } from './compare.ts';
import { type Form, LISTS, savedForm, type WalkedStep, whosIn } from './model.ts';
import { HIDDEN, marksIn } from './said.ts';
import { describeForm, describeRows, savedNow, type Walker } from './walker.ts';

export const WALKED: readonly WalkedStep[] = [...LISTS, 'corporate_trustee', 'tax_details'];

/** Everybody and every tax block is there, once, as typed; nothing else is, in the steps, in the tables and in what is being typed. */
export function expectTrue(walker: Walker): void {
  const { store, truth } = walker;
  const state = store.getState();
  expectApplication(walker, savedNow(walker));
  for (const step of WALKED) {
    const draft = state.stepDrafts[step];
    expectStep(walker, { what: `${step} as typed`, step, values: draft, form: truth.drafts[step] });
  }
  expectTables(walker);
}

/** Everybody and every tax block of the application is there, once, as saved. */
export function expectApplication(walker: Known, application: Application): void {
  const { truth } = walker;
  for (const step of WALKED) {
    const values: StepData[typeof step] | undefined = application[step];
    expectStep(walker, { what: `${step} as saved`, step, values, form: truth.saved[step] && savedForm(truth, step) });
  }
}

/** The text says of everybody what was saved of them, and nothing of anybody else. */
export function expectNobodyElse({ truth }: Walker, what: string, text: string): void {
  const saved = [...truth.people.values(), ...truth.taxes.values(), ...truth.controllers.values()];
  sameOrThrow(`who is in ${what}`, marksIn(text), marksIn(JSON.stringify(saved)));
}

/** The truth, and who is who in it. */
type Known = Pick<Walker, 'truth' | 'ids'>;

interface StepToCheck {
  what: string;
  step: WalkedStep;
  values: StepData[WalkedStep] | undefined;
  form: Form | undefined;
}

function expectStep(walker: Known, { what, step, values, form }: StepToCheck): void {
  sameOrThrow(`${what}: whether it is there`, values !== undefined, form !== undefined);
  if (values === undefined || form === undefined) return;
  sameOrThrow(what, describeRows(step, values), describeForm(walker, step, form));
  const { name } = form.answers;
  if (name === undefined) return;
  const { companyName, trustName, partnershipName } = values as StepData['investor_details'];
  sameOrThrow(`the name in ${what}`, companyName || trustName || partnershipName, name);
}

function expectTables({ store, truth, ids }: Walker): void {
  const state = store.getState();
  const people = new Set(LISTS.flatMap((list) => whosIn(truth, list)).map((who) => ids.get(who)));
  sameOrThrow('the table of people', [...state.people.ids].sort(), [...people].sort());
  const taxed = whosIn(truth, 'tax_details').map((who) => ids.get(who));
  sameOrThrow('the table of tax declarations', [...state.taxDeclarations.ids].sort(), taxed.sort());
  sameOrThrow('what nobody refers to', findOrphans(state), {
    people: [],
    organisations: [],
    documents: [],
    taxDeclarations: [],
  });
}

/** Nothing is hidden in what would be sent, and the wire keeps it. */
export function expectSettled(walker: Walker): void {
  const context = selectSchemaContext(walker.store.getState(), DAYS);
  if (context === null) throw new Error('no offer');
  const { application } = context;
  sameOrThrow('the application', application, settleApplication(context));
  const sent = toWire(application, { offer: 7 });
  sameOrThrow('what the wire brings', fromWire(sent).application, application);
  const text = JSON.stringify(sent);
  expectNobodyElse(walker, 'what is sent', text);
  sameOrThrow('whether what is hidden is sent', text.includes(HIDDEN), false);
}
