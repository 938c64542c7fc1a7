/** Walks through the tax questions by their answers, as the forms give them, through the real store; holds what is kept against the truth. */
import type { Application, DataStepName, StepData, TaxInvestor, TaxType, Tin } from '#domain/application.ts';
import { STEP_RULES, settleApplication, validateStep } from '#domain/stepRules/index.ts';
import { resetTaxBlock } from '#domain/tax.ts';
import { addTin, changeTin, removeTin } from '#features/parts/tax/tinAnswers.ts';
import type { AppStore } from '#store/createStore.ts';
import { stepDrafted } from '#store/events.ts';
import { selectApplication, selectSchemaContext, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { previewAnswer } from '#store/steps/answers.ts';
import { giveAnswer } from '#store/steps/giveAnswer.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { DAYS } from '../applications.ts';
import { countingIds } from '../renderStoreDevice.ts';
import { type Answer, answersOf, hiddenFields, untouchedBy } from './questions.ts';

/** What one step of a walk does: gives an answer, by numbers that stand for any; perhaps takes it back; perhaps saves. */
export interface TaxAction {
  who: number;
  which: number;
  undoes: boolean;
  saves: boolean;
}

/** One variant: where its blocks stand in the step's values. */
export interface Variant<N extends DataStepName> {
  step: N;
  store: AppStore;
  /** As what the holder of this id declares. */
  taxTypeOf: (id: string) => TaxType;
  /** The blocks by the id of whom they are about. */
  read: (values: StepData[N]) => ReadonlyMap<string, TaxInvestor>;
  /** The values with another block of this id. */
  write: (values: StepData[N], id: string, change: (block: TaxInvestor) => TaxInvestor) => StepData[N];
}

const BLANK: readonly unknown[] = ['', null, undefined];

/** Walks; throws at the first action after which something is not as it should be. Answers how many answers asked first. */
export function walkTax<N extends DataStepName>(variant: Variant<N>, actions: readonly TaxAction[]): number {
  const { store, step } = variant;
  const typedFor = new Map<string, string>();
  let lost = 0;
  let values = opened(variant);
  for (const [at, { who, which, undoes, saves }] of actions.entries()) {
    const ids = [...variant.read(values).keys()];
    const id = ids[who % ids.length];
    if (id === undefined) throw new Error('Nobody declares');
    const block = blockOf(variant, values, id);
    const write = (field: string) => `${field}${at}x`;
    const answers = answersOf(variant.taxTypeOf(id), block, write);
    const answer = answers[which % answers.length];
    if (answer === undefined) throw new Error('Nothing is asked');
    for (const text of textsIn(answer)) typedFor.set(text, id);

    const before = values;
    const after = variant.write(before, id, (each) => afterAnswer(each, answer));
    expectUntouched({ before: block, after: blockOf(variant, after, id), answer });
    const loss = store.dispatch(previewAnswer({ name: step, before, after }));
    if (loss === null) {
      expect({ answer, lost: lostTexts(variant, before, after) }).toEqual({ answer, lost: [] });
      store.dispatch(stepDrafted({ name: step, values: after }));
    } else {
      lost += 1;
      store.dispatch(giveAnswer({ name: step, before, after, kept: settled(variant, after) }, loss));
    }
    if (loss !== null && undoes) {
      store.dispatch(undoRemoval());
      const back = draftOf(variant);
      expect({ answer, back: settled(variant, back) }).toEqual({ answer, back: settled(variant, before) });
      expect({ answer, lost: lostTexts(variant, before, back) }).toEqual({ answer, lost: [] });
    }
    values = draftOf(variant);
    expectKept(variant, values, typedFor);
    if (!saves) continue;
    store.dispatch(saveStep(step, settled(variant, values)));
    values = opened(variant);
    expectKept(variant, values, typedFor);
  }
  expectVerdict(variant, values);
  return lost;
}

function afterAnswer(block: TaxInvestor, answer: Answer): TaxInvestor {
  switch (answer.kind) {
    case 'block':
      return resetTaxBlock(block, answer.change);
    case 'tin':
      return changeTin(block, answer, answer.change);
    case 'addTin':
      return addTin(block, answer.list);
    case 'removeTin':
      return removeTin(block, answer);
  }
}

/** The form as it opens on what was typed or saved. */
function opened<N extends DataStepName>({ store, step }: Variant<N>): StepData[N] {
  const context = contextOf(store);
  const { getState } = store;
  return STEP_RULES[step].open(selectStepDraft(getState(), step) ?? selectApplication(getState())[step], context);
}

function draftOf<N extends DataStepName>(variant: Variant<N>): StepData[N] {
  const draft = selectStepDraft(variant.store.getState(), variant.step);
  if (draft === undefined) throw new Error('Nothing is being typed');
  return draft;
}

function contextOf(store: AppStore) {
  const context = selectSchemaContext(store.getState(), DAYS);
  if (context === null) throw new Error('No application is open');
  return { ...context, newId: countingIds('new') };
}

function settled<N extends DataStepName>({ store, step }: Variant<N>, values: StepData[N]): StepData[N] {
  const context = contextOf(store);
  return STEP_RULES[step].settle(values, { ...context, application: { ...context.application, [step]: values } });
}

function blockOf<N extends DataStepName>(variant: Variant<N>, values: StepData[N], id: string): TaxInvestor {
  const block = variant.read(values).get(id);
  if (block === undefined) throw new Error(`${id} declares no more`);
  return block;
}

function textsIn(answer: Answer): string[] {
  const change = 'change' in answer ? answer.change : {};
  return Object.values(change).filter((value): value is string => typeof value === 'string' && /\dx$/.test(value));
}

interface Answered {
  before: TaxInvestor;
  after: TaxInvestor;
  answer: Answer;
}

/** An answer clears what the state table says, and nothing else. */
function expectUntouched({ before, after, answer }: Answered): void {
  for (const field of untouchedBy(answer, before))
    expect({ answer, field, value: after[field] }).toEqual({ answer, field, value: before[field] });
}

/** Nothing hidden is kept, and every number and text stands under the name that it was typed for. */
function expectKept<N extends DataStepName>(
  variant: Variant<N>,
  values: StepData[N],
  typedFor: ReadonlyMap<string, string>,
): void {
  for (const [id, block] of variant.read(settled(variant, values))) {
    for (const text of textsOfBlock(block)) expect({ text, of: typedFor.get(text) }).toEqual({ text, of: id });
    for (const field of hiddenFields(variant.taxTypeOf(id), block)) {
      const value = block[field];
      const isBlank = Array.isArray(value) ? value.length === 0 : BLANK.includes(value);
      expect({ field, value, isBlank }).toEqual({ field, value, isBlank: true });
    }
  }
}

/** Every text that was typed into a block. */
function textsOfBlock(block: TaxInvestor): string[] {
  const { tins = [], cpTinDetails = [], ...others } = block;
  const values = [others, ...tins, ...cpTinDetails].flatMap((each: TaxInvestor | Tin) => Object.values(each));
  return values.filter((value): value is string => typeof value === 'string' && /\dx$/.test(value));
}

/** What was typed before and is nowhere after, in anybody's block; what was typed over is not lost. */
function lostTexts<N extends DataStepName>(variant: Variant<N>, before: StepData[N], after: StepData[N]): string[] {
  const had = [...variant.read(before)].flatMap(([id, block]) => textsOfBlock(block).map((text) => `${id} ${text}`));
  const has = [...variant.read(after)].flatMap(([id, block]) => textsOfBlock(block).map((text) => `${id} ${text}`));
  const fieldOf = (text: string) => text.replace(/\d+x$/, '');
  const isTypedOver = (text: string) => has.some((other) => !had.includes(other) && fieldOf(other) === fieldOf(text));
  return had.filter((text) => !has.includes(text) && !isTypedOver(text));
}

/** The service judges what was sent as the form did. */
function expectVerdict<N extends DataStepName>(variant: Variant<N>, values: StepData[N]): void {
  const { step, store } = variant;
  const context = contextOf(store);
  const kept = settled(variant, values);
  const application: Application = { ...context.application, [step]: kept };
  const sent = { ...context, application };
  const atService = settleApplication(sent)[step];
  expect(validateStep(step, atService, sent)).toEqual(validateStep(step, kept, sent));
}
