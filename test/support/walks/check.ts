/** What has to hold of the store after every action. */
import type { StepData } from '#domain/application.ts';
import { settleApplication } from '#domain/stepRules/index.ts';
import { fromWire, toWire } from '#domain/wire.ts';
import { findOrphans } from '#store/entities/orphans.ts';
import { selectSchemaContext } from '#store/selectors/applicationSelectors.ts';
import { TODAY } from '../applications.ts';
import { sameOrThrow } from './compare.ts';
import { type Form, LISTS, savedForm, type WalkedStep, whosIn } from './model.ts';
import { describeForm, describeRows, savedNow, type Walker } from './walker.ts';

const WALKED: readonly WalkedStep[] = [...LISTS, 'corporate_trustee', 'tax_details'];

/** Everybody and every tax block is there, once, as typed; nothing else is, in the steps, in the tables and in what is being typed. */
export function expectTrue(walker: Walker): void {
  const { store, truth } = walker;
  const application = savedNow(walker);
  const state = store.getState();
  for (const step of WALKED) {
    const values: StepData[typeof step] | undefined = application[step];
    expectStep(walker, { what: `${step} as saved`, step, values, form: truth.saved[step] && savedForm(truth, step) });
    const draft = state.stepDrafts[step];
    expectStep(walker, { what: `${step} as typed`, step, values: draft, form: truth.drafts[step] });
  }
  expectTables(walker);
}

interface StepToCheck {
  what: string;
  step: WalkedStep;
  values: StepData[WalkedStep] | undefined;
  form: Form | undefined;
}

function expectStep(walker: Walker, { what, step, values, form }: StepToCheck): void {
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
  const context = selectSchemaContext(walker.store.getState(), TODAY);
  if (context === null) throw new Error('no offer');
  const { application } = context;
  sameOrThrow('the application', application, settleApplication(context));
  sameOrThrow('what the wire brings', fromWire(toWire(application, { offer: 7 })).application, application);
}
