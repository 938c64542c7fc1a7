/**
 * Walks through the owners and entities of one application, step by step against a model of it: nothing of a dropped step and
 * nothing from the shelf leaves in the payload, kept steps keep every value, nothing is left without a reader, and nobody is there
 * twice. 5,000 walks; what a walk types is marked with a number that the payload is searched for.
 */
import fc from 'fast-check';
import { anId } from '#test/support/renderStoreDevice.ts';
import type { Application, DataStepName, InvestorDetails, InvestorType, Person } from '#domain/application.ts';
import { changeInvestorType } from '#domain/stepRules/investor_details/changes.ts';
import { candidatesFor, newRow, pickPerson } from '#domain/people/roles.ts';
import { toWire } from '#domain/wire.ts';
import { offerLoaded } from '#store/events.ts';
import { findOrphans } from '#store/entities/orphans.ts';
import { FILE_KEYS } from '#store/file/persistedKeys.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectShelfEntry } from '#store/selectors/shelfSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import type { AppStore } from '#store/createStore.ts';
import { stepDrafted } from '#store/events.ts';
import { goBack } from '#store/steps/navigation.ts';
import { saveStepAndContinue } from '#store/steps/saveStep.ts';
import { undoRemoval } from '#store/steps/undoThunk.ts';
import { anOfferStore, CONTEXT, countingIds, OFFER, SLUG } from '#test/support/renderStoreDevice.ts';

/** Walks of one test, and how many tests: 5,000 walks at full size. */
const [WALKS, PARTS] = [500, 10];
/** Actions of a walk: at full size every one is as long as this. */
const LONGEST = 30;
const SHORTEST = LONGEST;

/** The lists of persons by step; the roles in which one is added or picked there. */
const LISTS = {
  directors: { field: 'directors', role: 'director' },
  trustees: { field: 'trustees', role: 'trustee' },
  beneficial_owners: { field: 'beneficialOwners', role: 'beneficial_owner' },
  others: { field: 'others', role: 'other' },
} as const;
type ListStep = keyof typeof LISTS;

/** Which list steps there are, written down from the table of steps and not read from the code (2-STEP-06 to 2-STEP-16). */
const LISTED: Record<string, ListStep[]> = {
  individual: [],
  joint_individual: [],
  bare_trust: ['beneficial_owners'],
  partnership: ['beneficial_owners', 'others'],
  company: ['directors', 'beneficial_owners', 'others'],
  trust_of_company: ['directors', 'beneficial_owners', 'others'],
  trust_of_persons: ['trustees', 'beneficial_owners', 'others'],
};

type Action =
  | { kind: 'type'; owner: string }
  | { kind: 'add' | 'remove' | 'pick' | 'edit' | 'rename' | 'draft'; step: ListStep; at: number }
  | { kind: 'back' | 'undo' | 'reload' };

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), owner: fc.constantFrom(...Object.keys(LISTED)) }),
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('add', 'remove', 'pick', 'edit', 'rename', 'draft'),
      step: fc.constantFrom(...(Object.keys(LISTS) as ListStep[])),
      at: fc.nat(5),
    }),
  },
  fc.record({ kind: fc.constantFrom('back', 'undo', 'reload') }),
);

/** The model: who stands in which list, by number; what each person's e-mail and last name say now. */
interface Model {
  owner: string;
  /** Numbers what is typed, so that every value is told from every other. */
  counter: number;
  lists: Partial<Record<ListStep, number[]>>;
  investors: number[];
  people: Map<number, { email: string; last: string }>;
}

interface Walk {
  store: AppStore;
  model: Model;
}

const offer = { ...OFFER, request_individuals_with_other_roles: true };

function aStore(preloadedState?: object): AppStore {
  const store = anOfferStore({
    extra: { newId: countingIds(`id-${preloadedState ? crypto.randomUUID() : 'x'}`) },
    ...(preloadedState && { preloadedState }),
  });
  store.dispatch(offerLoaded({ ...CONTEXT, offer, slug: SLUG }));
  return store;
}

function personOf({ people }: Model, number: number): Person {
  const { email, last } = people.get(number) ?? { email: '', last: '' };
  return {
    legalFirstName: `F${number}#`,
    legalLastName: last,
    dateOfBirth: '01/02/1980',
    emailAddress: email,
    idDoc: { filename: `doc${number}#.pdf`, download: `/d/${number}#` },
  };
}

function newNumber(model: Model): number {
  model.counter += 1;
  model.people.set(model.counter, { email: `e${model.counter}#@x.au`, last: `L${model.counter}#` });
  return model.counter;
}

function rowsOf(store: AppStore, step: ListStep): Person[] {
  const values = selectApplication(store.getState())[step] as Record<string, Person[]> | undefined;
  return values?.[LISTS[step].field] ?? [];
}

function save(store: AppStore, step: ListStep, rows: Person[]): void {
  store.dispatch(
    saveStepAndContinue(step as DataStepName, { [LISTS[step].field]: rows } as NonNullable<Application[DataStepName]>),
  );
}

function detailsOf(owner: string, investors: Person[]): InvestorDetails {
  const type = (owner.startsWith('trust') ? 'trust_superfund' : owner) as InvestorType;
  const trusteeType = owner === 'trust_of_company' ? 'company' : 'individual';
  const blank = changeInvestorType({}, type);
  if (type === 'trust_superfund') return { ...blank, trustName: 'T', trusteeType };
  if (type === 'company') return { ...blank, companyName: 'C' };
  if (type === 'partnership') return { ...blank, partnershipName: 'P' };
  return {
    ...blank,
    investors:
      type === 'bare_trust'
        ? investors.map((person) => ({ ...person, trusteeType: 'individual' as const }))
        : investors,
  };
}

/** Another type: lists that it does not have are gone, and so are the investors. */
function changeType({ store, model }: Walk, owner: string): void {
  if (owner === model.owner) return;
  const investors = { individual: 1, joint_individual: 2, bare_trust: 1 }[owner] ?? 0;
  model.owner = owner;
  model.investors = Array.from({ length: investors }, () => newNumber(model));
  for (const step of Object.keys(LISTS) as ListStep[]) if (!LISTED[owner]?.includes(step)) delete model.lists[step];
  store.dispatch(
    saveStepAndContinue(
      'investor_details',
      detailsOf(
        owner,
        model.investors.map((number) => personOf(model, number)),
      ),
    ),
  );
}

function changeList({ store, model }: Walk, { kind, step, at }: Extract<Action, { step: ListStep }>): void {
  if (!LISTED[model.owner]?.includes(step)) return;
  const rows = rowsOf(store, step);
  const list = model.lists[step] ?? [];
  const { role } = LISTS[step];
  const application = selectApplication(store.getState());
  const index = list.length === 0 ? -1 : at % list.length;
  const number = list[index];
  if (kind === 'add') {
    const added = newNumber(model);
    model.lists[step] = [...list, added];
    save(store, step, [...rows, { ...newRow(anId(added), role, application), ...personOf(model, added) }]);
  }
  if (kind === 'pick') {
    const candidates = candidatesFor(application, role, rows);
    const candidate = candidates[at % Math.max(1, candidates.length)];
    if (candidate === undefined) return;
    model.lists[step] = [...list, Number(/\d+/.exec(candidate.legalFirstName ?? '')?.[0])];
    save(store, step, [...rows, pickPerson(candidate, role, application)]);
  }
  if (number === undefined) return;
  if (kind === 'remove') {
    model.lists[step] = list.filter((_one, place) => place !== index);
    save(
      store,
      step,
      rows.filter((_row, place) => place !== index),
    );
  }
  const known = model.people.get(number);
  model.counter += 1;
  if (kind === 'edit' && known) known.email = `e${model.counter}#@x.au`;
  if (kind === 'rename' && known) known.last = `L${model.counter}#`;
  if (kind === 'edit' || kind === 'rename')
    save(
      store,
      step,
      rows.map((row, place) => (place === index ? { ...row, ...personOf(model, number) } : row)),
    );
  if (kind === 'draft')
    store.dispatch(
      stepDrafted({ name: step, values: { [LISTS[step].field]: [{ legalFirstName: `draft${model.counter}#` }] } }),
    );
}

/** What came back is read from the store; that nobody who was kept changed, and that everybody told of is there, is checked on the way. */
function undo({ store, model }: Walk): void {
  const entry = selectShelfEntry(store.getState());
  const before = selectApplication(store.getState());
  store.dispatch(undoRemoval());
  if (entry === null) return;
  const after = selectApplication(store.getState());
  const touched = new Set<string>([entry.name, ...Object.keys(entry.steps), 'investor_details']);
  for (const [step, values] of Object.entries(before)) {
    const isListed = selectSteps(store.getState()).some(({ name }) => name === step);
    if (!touched.has(step) && isListed) expect(unlinked(after[step as DataStepName])).toEqual(unlinked(values));
  }
  readBack({ store, model });
  const numbers = allNumbers(model);
  const lists = (LISTED[model.owner] ?? []).map(
    (step) => (entry.steps[step] as Record<string, { personId: string }[]> | null | undefined)?.[LISTS[step].field],
  );
  for (const roles of [entry.steps.investor_details?.investors ?? [], ...lists.map((list) => list ?? [])]) {
    const names = roles.map(({ personId }) => entry.entities.people.find(({ id }) => id === personId)?.legalFirstName);
    for (const name of names) expect(numbers).toContain(Number(/\d+/.exec(name ?? '')?.[0]));
  }
}

/** What says of a picked person where else they stand, which is not theirs. */
const LINKS = ['prefill', 'was_prefilled_trustee', 'is_existing_trustee_ben_owner'];

function unlinked(values: unknown): unknown {
  return JSON.parse(
    JSON.stringify(values, (key, value: unknown) => (LINKS.includes(key) ? undefined : value)) ?? 'null',
  );
}

function readBack({ store, model }: Walk): void {
  const { investor_details: details = {}, ...application } = selectApplication(store.getState());
  const isTrust = details.investor_type === 'trust_superfund';
  model.owner = isTrust
    ? details.trusteeType === 'company'
      ? 'trust_of_company'
      : 'trust_of_persons'
    : (details.investor_type ?? 'individual');
  const read = (persons: readonly Person[] = []) =>
    persons.map((person) => {
      const number = Number(/\d+/.exec(person.legalFirstName ?? '')?.[0]);
      model.people.set(number, { email: person.emailAddress ?? '', last: person.legalLastName ?? '' });
      return number;
    });
  model.investors = read(details.investors);
  model.lists = {};
  for (const step of Object.keys(LISTS) as ListStep[])
    if (application[step]) model.lists[step] = read(rowsOf(store, step));
}

/** The page is loaded anew: what is kept on the device, and nothing else. */
function reload(walk: Walk): void {
  const state = walk.store.getState();
  const kept = JSON.parse(JSON.stringify(Object.fromEntries(FILE_KEYS.map((key) => [key, state[key]])))) as object;
  walk.store = aStore(kept);
  expect(selectShelfEntry(walk.store.getState())).toBeNull();
}

function allNumbers({ lists, investors }: Model): number[] {
  return [...new Set([...investors, ...Object.values(lists).flat()])];
}

function expectRight({ store, model }: Walk): void {
  const state = store.getState();
  const application = selectApplication(state);
  for (const step of Object.keys(LISTS) as ListStep[]) {
    expect(rowsOf(store, step).map(({ emailAddress, legalLastName }) => [emailAddress, legalLastName])).toEqual(
      (model.lists[step] ?? []).map((number) => [model.people.get(number)?.email, model.people.get(number)?.last]),
    );
  }
  const typed = allNumbers(model).flatMap((number) =>
    [`F${number}#`, `doc${number}#`, ...Object.values(model.people.get(number) ?? {})].map((text) =>
      text.replace('@x.au', ''),
    ),
  );
  const marks = new Set(JSON.stringify(toWire(application, { offer: 7 })).match(/[A-Za-z]+\d+#/g));
  expect([...marks].sort()).toEqual([...new Set(typed)].sort());
  expect(state.people.ids).toHaveLength(allNumbers(model).length);
  expect(state.documents.ids).toHaveLength(allNumbers(model).length);
  expect(findOrphans(state)).toEqual({ people: [], organisations: [], documents: [], taxDeclarations: [] });
}

function take(walk: Walk, step: Action): void {
  switch (step.kind) {
    case 'type':
      return changeType(walk, step.owner);
    case 'back':
      return void walk.store.dispatch(goBack());
    case 'undo':
      return undo(walk);
    case 'reload':
      return reload(walk);
    default:
      return changeList(walk, step);
  }
}

describe('walks through owners and entities', () => {
  it.each(Array.from({ length: PARTS }, (_, index) => index + 1))(
    '[2-STEP-31, 2-TRU-10, 2-BO-12, 2-CALL-06] nothing dropped leaves, nothing kept is lost, nobody is there twice (part %i)',
    () => {
      fc.assert(
        fc.property(fc.array(action, { minLength: SHORTEST, maxLength: LONGEST, size: 'max' }), (actions) => {
          const walk: Walk = {
            store: aStore(),
            model: { owner: '', counter: 0, lists: {}, investors: [], people: new Map() },
          };
          changeType(walk, 'company');
          for (const step of actions) {
            take(walk, step);
            expectRight(walk);
          }
        }),
        // Shrinking a walk of full length takes longer than all walks: it is told as it is, with its seed.
        { numRuns: WALKS, endOnFailure: SHORTEST === LONGEST },
      );
    },
    600_000,
  );
});
