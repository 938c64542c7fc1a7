/** A walk that is also done by hand: every gesture is done again on a screen, which has to hold the same truth. */
import type { PersonEntry, StepData, StepName } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { stepOpened } from '#store/events.ts';
import type { RootState } from '#store/rootReducer.ts';
import { aDemoOffer } from '../applications.ts';
import type { Action } from './actions.ts';
import { expectTrue } from './check.ts';
import type { Gesture } from './gestures.ts';
import type { WalkedStep } from './model.ts';
import { perform } from './perform.ts';
import { expectSeen, type Seen } from './screenCheck.ts';
import { begin, reloadPage } from './walk.ts';
import { rowsOf, type Walker } from './walker.ts';

/** The controls of a block: of the card of this place, or of the whole step. */
export type Place = number | null;

/** Somebody's hands and eyes at the step that is on screen. */
export interface Hands {
  readState: () => Promise<RootState>;
  /** What the controls that are there hold, by their names; of radio buttons and ticks nothing. */
  readControls: (place: Place) => Promise<Readonly<Record<string, string>>>;
  /** Types over what a control holds, key by key; chooses where it is a list. */
  enter: (place: Place, name: string, text: string) => Promise<void>;
  /** Presses the control whose id ends so. */
  press: (place: Place, idEnd: string) => Promise<void>;
  /** Presses the button of this name, if it is there or comes; answers whether it was. */
  pressButton: (place: Place | 'dialog' | 'page', name: RegExp, options?: PressOptions) => Promise<boolean>;
  /** Presses what picks the person of this place among those who were entered before. */
  pick: (at: number) => Promise<void>;
  /** Adds a role at every entity where the person of this card has none. */
  giveRoles: (card: number) => Promise<void>;
  /** Waits until such a step is current and on screen, whatever it has to load first; meanwhile does over and over what helps. */
  arrive: (isThere?: (step: StepName) => boolean, help?: () => Promise<void>) => Promise<void>;
  reload: () => Promise<void>;
  /** Waits a moment. */
  rest: () => Promise<void>;
}

/** People are asked for identity, and for no copies of it: uploads have tests of their own. */
export const BY_HAND = {
  like: 'emberfield-copper',
  changes: { request_individuals_with_other_roles: true, verification_doc_type: 'O' },
} as const;
const OFFER = aDemoOffer(BY_HAND.like, BY_HAND.changes);

/** Begins at the step of who invests, with everything before it answered. */
export function beginByHand(offer: Offer = OFFER): Walker {
  const walker = begin(offer);
  walker.store.dispatch(stepOpened({ name: 'investor_details' }));
  return walker;
}

/** Walks as `walk` does, and by hand as well: after every action both hold the truth. */
export async function walkByHand(
  actions: readonly (Action | null)[],
  { twin, hands }: { twin: Walker; hands: Hands },
): Promise<void> {
  const seen: Seen = { truth: twin.truth, ids: new Map() };
  for (const action of actions) {
    if (action === null) continue;
    const gestures: Gesture[] = [];
    twin.gestures = gestures;
    if (action.kind === 'reload') {
      await reloadPage(twin);
      await hands.reload();
    }
    perform(twin, action);
    try {
      for (const gesture of gestures) await doByHand(hands, gesture);
      expectTrue(twin);
      expectSeen(seen, await hands.readState());
    } catch (error) {
      const told = gestures.map(({ does, ...rest }) => `${does} ${JSON.stringify(rest).slice(0, 80)}`);
      throw new Error(`${String(error)}\nafter ${JSON.stringify(action)}\n${told.join('\n')}`, { cause: error });
    }
  }
}

interface PressOptions {
  /** It may come only once typing rests. */
  mayCome?: boolean;
}

const STEP_NAMES: Readonly<Record<WalkedStep, RegExp>> = {
  investor_details: /^Change investor details$/i,
  directors: /^Change director details$/i,
  corporate_trustee: /^Change corporate trustee/i,
  trustees: /^Change trustee/i,
  beneficial_owners: /^Change beneficial owner/i,
  others: /^Change other/i,
  tax_details: /^Change tax details/i,
};

/** Does one gesture; the state afterwards is the judge of it. */
export async function doByHand(hands: Hands, gesture: Gesture): Promise<void> {
  switch (gesture.does) {
    case 'open':
      if (!(await hands.pressButton('page', STEP_NAMES[gesture.step]))) throw new Error(`No way to ${gesture.step}`);
      return hands.arrive((step) => step === gesture.step);
    case 'fill':
      return fill(hands, gesture);
    case 'saved':
      await goOn(hands);
      return hands.arrive(
        (step) => step !== gesture.step,
        () => answerWhatHolds(hands),
      );
    case 'refused':
      await goOn(hands);
      return hands.arrive((step) => step === gesture.step);
    case 'choose':
      if (gesture.field === 'tax_type') await enterAll(hands, null, [[gesture.field, gesture.value]]);
      else await hands.press(gesture.card ?? null, `${gesture.field}-${gesture.value}`);
      return agree(hands);
    case 'remove':
      await hands.pressButton(gesture.card, /^Delete /);
      return agree(hands);
    case 'tick':
      await hands.press(gesture.card, 'is_existing_trustee_ben_owner');
      return agree(hands);
    case 'same':
      return void (await hands.pressButton(gesture.card, /^Yes, .* has changed$/, { mayCome: true }));
    case 'other':
      return void (await hands.pressButton(gesture.card, /^No, this is someone else$/, { mayCome: true }));
    case 'pick':
      return hands.pick(gesture.at);
    case 'add':
      await hands.press(null, '-add');
      return agree(hands);
    case 'undo':
      if (!(await hands.pressButton('page', /^Undo$/))) throw new Error('Undo is not offered');
      await hands.pressButton('dialog', /^Undo$/);
      return hands.arrive();
  }
}

async function goOn(hands: Hands): Promise<void> {
  await hands.pressButton(null, /^Next$/);
  await agree(hands);
}

/**
 * Answers what holds Next: in a walk people of one name and birthday are different people, unless they were picked; and a tax form is signed
 * again over the answers that changed.
 */
async function answerWhatHolds(hands: Hands): Promise<void> {
  const answer = async () =>
    (await hands.pressButton('page', /^No, two people$/)) || hands.pressButton('page', /^Sign again on /);
  if (!(await answer())) return;
  while (await answer());
  await goOn(hands);
}

/** What an answer takes away is agreed to where it is asked. */
async function agree(hands: Hands): Promise<void> {
  await hands.pressButton('dialog', /^Remove$/);
}

const PERSON = ['legalFirstName', 'legalLastName', 'dateOfBirth', 'emailAddress', 'mobileNumber'] as const;
const ADDRESS = ['streetNumber', 'streetName', 'streetType', 'suburbCity', 'state', 'postcode'] as const;
const IDENTITY = ['idType', 'idNumber', 'idStateOfIssue', 'idCardNumber', 'idCountryOfIssue'] as const;
const ORGANISATION = [
  'business_number',
  'companyName',
  'trustType',
  'trustName',
  'partnershipName',
  'regulation_association',
  'membership_number',
] as const;
const YES_OR_NO = ['has_business_number', 'regulated_partnership'] as const;

type Wanted = readonly (readonly [name: string, text: string])[];

interface Filling {
  step: WalkedStep;
  values: StepData[WalkedStep];
}

/** Enters what is not yet as it has to be, block after block. */
async function fill(hands: Hands, { step, values }: Filling): Promise<void> {
  if (step === 'tax_details') return fillTax(hands, values as StepData['tax_details']);
  const details = values as StepData['investor_details'];
  const rows = rowsOf(step, values);
  const isAlone = step === 'investor_details' && details.investor_type === 'individual';
  for (const [index, row] of rows.entries()) {
    const place = isAlone ? null : index;
    await enterAll(hands, place, wantedOf(row));
    if (row.roles?.some(({ role_types: types }) => types?.length)) await hands.giveRoles(index);
  }
  if (rows.length > 0 && step !== 'corporate_trustee') return;
  for (const field of YES_OR_NO)
    if (typeof details[field] === 'boolean') await hands.press(null, `${field}-${details[field]}`);
  await enterAll(hands, null, wantedOf(details));
}

/** What shows only after another answer is entered in its turn. */
async function enterAll(hands: Hands, place: Place, wanted: Wanted): Promise<void> {
  if (wanted.length > 0) await arriveAt(hands, place, wanted);
  const isAddressWanted = wanted.some(([name, text]) => /streetName$/.test(name) && text !== '');
  if (isAddressWanted && !Object.keys(await hands.readControls(place)).some((name) => /streetName$/.test(name)))
    await hands.pressButton(place, /^enter it manually$/);
  const entered = new Set<string>();
  for (;;) {
    const shown = await hands.readControls(place);
    const open = wanted.filter(
      ([name, text]) => !entered.has(name) && shown[name] !== undefined && plain(shown[name]) !== plain(text),
    );
    const [first] = open;
    if (first === undefined) return;
    for (const [name, text] of /^id/.test(first[0]) ? [first] : open) {
      entered.add(name);
      await hands.enter(place, name, text);
    }
  }
}

/** So many moments a block is waited for whose code comes when it is asked. */
const MOMENTS = 100;

/** Until the first of these controls is there. */
async function arriveAt(hands: Hands, place: Place, wanted: Wanted): Promise<void> {
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const shown = await hands.readControls(place);
    if (wanted.some(([name]) => shown[name] !== undefined)) return;
    await hands.rest();
  }
}

/** As one reads it, whatever it is grouped by. */
function plain(text: string): string {
  return /^[+\d\s]+$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^61(?=4\d{8}$)/, '') : text;
}

function wantedOf(row: PersonEntry & StepData['investor_details']): Wanted {
  const isCompany = row.companyName !== undefined || row.trustName !== undefined || row.partnershipName !== undefined;
  const { registration_address: address } = row;
  const given = (fields: readonly string[], from: object, prefix = ''): Wanted => {
    const known: Record<string, unknown> = { ...from };
    return fields.flatMap((field) => {
      const value = known[field];
      return typeof value === 'string' || typeof value === 'number'
        ? [[`${prefix}${field}`, String(value)] as const]
        : [];
    });
  };
  if (!isCompany) return given([...PERSON, ...ADDRESS, ...IDENTITY], row);
  return [...given(ORGANISATION, row), ...given(ADDRESS, address ?? {}, 'registration_address.')];
}

/** The blocks of the tax form, each with the name and number that it has; an entity is a retirement fund. */
async function fillTax(
  hands: Hands,
  { investors = [], submit_person_name: name }: StepData['tax_details'],
): Promise<void> {
  for (const [index, { investor_name: called, tfn, is_aus_retired_fund: isFund }] of investors.entries()) {
    await enterAll(hands, index, [
      ...(called?.trim() ? [['investor_name', called] as const] : []),
      ...(tfn ? [['tfn', tfn] as const] : []),
    ]);
    if (isFund) await hands.press(index, 'is_aus_retired_fund-true');
  }
  if (name) await enterAll(hands, null, [['submit_person_name', name]]);
}
