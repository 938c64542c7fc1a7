/**
 * Joins what two people made of one draft (R6): what only one of them changed is taken, what both changed otherwise is for the person
 * to choose. Rows are told by their ids; answers that mean something only together (an address, an account, an amount) are taken together,
 * so that nobody's BSB is ever paired with somebody else's account.
 */
import { POSTAL_FIELDS, RESIDENTIAL_FIELDS } from '../addresses/addressFields.ts';
import type { Application, DataStepName } from '../application.ts';
import { isRecord } from '../formats/isRecord.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import { lookUp } from '../formats/lookUp.ts';
import type { SummaryContext } from '../stepRules/description.ts';
import { listDifferences, placedLines, type Comparing, type Difference } from './differences.ts';
import type { PERSON } from './fields.ts';
import { COMPANY, STEP_FIELDS } from './fields.ts';
import type { FieldShape, FieldTable } from './fieldKinds.ts';

export type Side = 'mine' | 'theirs';

/** What both changed otherwise. */
export interface Conflict {
  /** Names it among the choices. */
  key: string;
  step: DataStepName;
  /** Whom or what it is about; undefined where the step itself is. */
  title?: string;
  /** The answers as worded that differ: mine in `before`, theirs in `after`; empty where one of us removed the whole of it. */
  answers: Difference[];
  /** Who removed what the other one changed. */
  removedBy?: Side;
}

export interface Versions {
  /** The last version that both knew. */
  base: Application;
  mine: Application;
  theirs: Application;
}

export interface Merged {
  /** Joined; where nothing was chosen yet, with mine. */
  application: Application;
  conflicts: Conflict[];
  /** What came in of theirs: mine in `before`. */
  taken: Difference[];
  /** What one of us answered and nobody is asked any more, since the other one changed what it hung on. */
  dropped: Difference[];
}

/** Answers that are taken together, by their fields. */
const TOGETHER: readonly (readonly string[])[] = [
  ['title', 'legalFirstName', 'middleNames', 'legalLastName'],
  RESIDENTIAL_FIELDS,
  POSTAL_FIELDS,
  ['idType', 'idNumber', 'idDocDate', 'idDoc', 'idStateOfIssue', 'idCountryOfIssue', 'idCardNumber'],
  ['idType2', 'idNumber2', 'idDocDate2', 'idDoc2', 'idStateOfIssue2', 'idCountryOfIssue2', 'idCardNumber2'],
  ['sophisticatedInvestorDoc', 'sophisticatedInvestorDocDate'],
  ['sourcesOfWealth', 'otherSourceOfWealth', 'sourceOfWealthDoc'],
  ['pep_status', 'pep_status_or_association'],
  [
    ...['companyName', 'business_number', 'has_business_number', 'registered_country', 'abn_not_available_reason'],
    ...['other_reason', 'abn_lookup_data'],
  ],
  ['regulated_partnership', 'regulation_association', 'membership_number'],
  ['investor_type', 'trustType', 'trusteeType', 'tax_type'],
  ['dealer_group_name', 'dealer_group_abn_or_acn', 'dealer_group_afsl'],
  ['holdingProfileType', 'selectedSubregister', 'selectedHolder'],
  ['agree_to_terms', 'all_docs_are_downloaded', 'agreed_documents'],
  [
    ...['totalAmount', 'totalValue', 'numberSecurities', 'feeAmount', 'payableNow', 'payableLater'],
    ...['isRegularInvestment', 'is_regular_investment_plan', 'regular_investment_plan_frequency'],
  ],
  [
    ...['bankCountry', 'accountName', 'bsb', 'accountNumber', 'swiftCode', 'routingNumber'],
    ...['accountHolderHomeAddress', 'bank_statement', 'paymentMethod', 'payment_bank_statement'],
  ],
  ['submit_person_name', 'submit_date'],
];
const GROUP_OF = new Map(TOGETHER.flatMap((fields) => fields.map((field) => [field, fields] as const)));

type Values = Record<string, unknown>;
type Three<Value> = Record<'base' | 'mine' | 'theirs', Value>;

/** Where a merge is. */
interface Spot {
  step: DataStepName;
  /** As `Difference.place` has it. */
  place: string;
  /** What the choices call it: from the person on, in whichever list they stand. */
  name: string;
}

interface Found extends Pick<Conflict, 'key' | 'step' | 'removedBy'> {
  /** Where what differs stands. */
  places: string[];
}

/**
 * Joins two versions of a draft.
 *
 * @param choices by the key of a conflict; a conflict that is chosen is none any more
 */
export function mergeApplications(
  context: Omit<SummaryContext, 'application'>,
  versions: Versions,
  choices: Readonly<Record<string, Side>> = {},
): Merged {
  const unasked = removedUnchanged(context, versions);
  const merging = new Merging({ ...choices, ...unasked });
  const application = merging.join(versions);
  const { mine, theirs } = versions;
  // Whoever is asked about stands in it, whatever was chosen since: names stay while one chooses.
  const among = { ...context, told: [new Merging(unasked).join(versions), mine, theirs] };
  const apart = listDifferences(among, mine, theirs);
  const asked = [...merging.found.values()].flatMap((found) => questionOf(found, apart));
  const isOpen = ({ place }: Difference) => asked.some(({ places }) => isWithin(place, places));
  return {
    application,
    conflicts: asked.map(({ conflict }) => conflict),
    taken: listDifferences(among, mine, application).filter((difference) => !isOpen(difference)),
    dropped: droppedOf(among, versions, application).filter((difference) => !isOpen(difference)),
  };
}

/**
 * Of whom one of us removed and the other changed nothing that can be read: they go. A form that was opened holds answers that are not
 * asked, so that who only typed beside them has changed them as it is stored.
 */
function removedUnchanged(context: Omit<SummaryContext, 'application'>, versions: Versions): Record<string, Side> {
  const merging = new Merging({});
  merging.join(versions);
  const linesIn = (application: Application, places: readonly string[]) =>
    [...placedLines({ ...context, application })].filter(([place]) => isWithin(place, places));
  return Object.fromEntries(
    [...merging.found.values()].flatMap(({ key, places, removedBy }) => {
      if (removedBy === undefined) return [];
      const kept = removedBy === 'mine' ? versions.theirs : versions.mine;
      return isSameAnswer(linesIn(versions.base, places), linesIn(kept, places)) ? [[key, removedBy]] : [];
    }),
  );
}

class Merging {
  readonly #choices: Readonly<Record<string, Side>>;
  /** What both changed otherwise and nobody has chosen yet, by its key. */
  readonly found = new Map<string, Found>();

  constructor(choices: Readonly<Record<string, Side>>) {
    this.#choices = choices;
  }

  join({ base, mine, theirs }: Versions): Application {
    const steps = Object.keys(STEP_FIELDS) as DataStepName[];
    const joined = steps.map((step): [DataStepName, unknown] => {
      const values = { base: base[step], mine: mine[step], theirs: theirs[step] };
      return [step, this.#value({ fields: STEP_FIELDS[step] }, values, { step, place: step, name: step })];
    });
    return withoutAbsent(joined);
  }

  /** What becomes of one value: whoever changed it alone wins; what both changed is looked into, or is a conflict. */
  #value(shape: FieldShape, values: Three<unknown>, spot: Spot): unknown {
    const { base, mine, theirs } = values;
    const whole = undisputed(values);
    if (whole !== null) return values[whole];
    if (typeof shape === 'object' && 'rows' in shape && haveIds([base ?? [], mine, theirs]))
      return this.#rows(shape.rows, values, spot);
    if (typeof shape === 'object' && 'fields' in shape && hasOwnAnswers(shape.fields))
      if (isRecord(mine) && isRecord(theirs))
        return this.#fields(shape.fields, { base: isRecord(base) ? base : {}, mine, theirs }, spot);
    return this.#choose(values, { ...spot, places: [spot.place] });
  }

  #fields(table: FieldTable, values: Three<Values>, spot: Spot): Values {
    const names = [...new Set(Object.values(values).flatMap((version) => Object.keys(version)))];
    const groups = new Set(names.map((name) => GROUP_OF.get(name) ?? [name]));
    return withoutAbsent(
      [...groups].flatMap((group) => {
        const present = group.filter((field) => names.includes(field));
        const [only, ...others] = present;
        if (only === undefined || others.length > 0) return Object.entries(this.#group(present, values, spot));
        const inside = { ...spot, place: `${spot.place}.${only}`, name: `${spot.name}.${only}` };
        return [
          [
            only,
            this.#value(
              table[only]?.shape ?? 'flag',
              mapThree(values, (each) => each[only]),
              inside,
            ),
          ],
        ];
      }),
    );
  }

  #group(group: readonly string[], values: Three<Values>, spot: Spot): Values {
    const picked = mapThree(values, (version) => pick(version, group));
    const whole = undisputed(picked);
    if (whole !== null) return picked[whole];
    const places = group.map((field) => `${spot.place}.${field}`);
    return this.#choose(picked, { ...spot, places, name: `${spot.name}.${group.join(',')}` });
  }

  #rows(rows: FieldTable, values: Three<unknown>, spot: Spot): unknown[] {
    const known = mapThree(values, byId);
    return orderOf(known).flatMap((id) => {
      const name = isOfPerson(rows) ? id : `${spot.name}.${id}`;
      const inside = { ...spot, place: `${spot.place}.${id}`, name };
      const row = this.#row(
        rows,
        mapThree(known, (version) => version.get(id)),
        inside,
      );
      return row === undefined ? [] : [row];
    });
  }

  #row(rows: FieldTable, values: Three<Values | undefined>, spot: Spot): Values | undefined {
    const { base, mine, theirs } = values;
    const whole = undisputed(values);
    if (whole !== null) return values[whole];
    if (mine && theirs && isOfPerson(rows)) return this.#fields(rows, { base: base ?? {}, mine, theirs }, spot);
    if (mine && theirs) return this.#choose(values, { ...spot, places: [spot.place] });
    const removedBy = mine ? 'theirs' : 'mine';
    return this.#choose(values, { ...spot, name: `${spot.place} removed`, places: [spot.place], removedBy });
  }

  #choose<Value>(values: Three<Value>, at: Spot & Pick<Found, 'places' | 'removedBy'>): Value {
    const { name: key, step, places, removedBy } = at;
    const chosen = lookUp(this.#choices, key);
    if (chosen !== undefined) return values[chosen];
    // Of a person who stands in several lists it is one question.
    const earlier = this.found.get(key);
    const all = [...(earlier?.places ?? []), ...places];
    this.found.set(key, { key, step: earlier?.step ?? step, places: all, ...(removedBy && { removedBy }) });
    return values.mine;
  }
}

/** Whose is taken without a question; null where both changed it otherwise. */
function undisputed({ base, mine, theirs }: Three<unknown>): Side | null {
  if (isSameAnswer(mine, theirs) || isSameAnswer(base, theirs)) return 'mine';
  return isSameAnswer(base, mine) ? 'theirs' : null;
}

/** Steps, people and companies have answers of their own; a document, an address, a declaration is one answer. */
function hasOwnAnswers(fields: FieldTable): boolean {
  return fields === COMPANY || isOfPerson(fields) || Object.values<FieldTable>(STEP_FIELDS).includes(fields);
}

function isOfPerson(fields: FieldTable): boolean {
  return Object.hasOwn(fields, 'legalFirstName' satisfies keyof typeof PERSON);
}

/** In my order, or in theirs where mine is as it was. Whoever only the other one has comes after who stood before them there. */
function orderOf({ base, mine, theirs }: Three<ReadonlyMap<string, unknown>>): string[] {
  const common = (ids: Iterable<string>) => [...ids].filter((id) => base.has(id) && mine.has(id) && theirs.has(id));
  const isMoved = common(mine.keys()).join() !== common(base.keys()).join();
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine];
  const order = [...first.keys()];
  let place = 0;
  for (const id of second.keys()) {
    if (!order.includes(id)) order.splice(place, 0, id);
    place = order.indexOf(id) + 1;
  }
  return order;
}

/**
 * The question to the person, and the places that it is about. None where no words tell the two apart, nor where one of us is not even
 * asked: then it hangs on another answer, with which it stays or goes.
 */
function questionOf(
  { key, step, places, removedBy }: Found,
  apart: readonly Difference[],
): { conflict: Conflict; places: string[] }[] {
  const answers = apart.filter(({ place }) => isWithin(place, places));
  const isForBoth = answers.some(({ before, after }) => before !== null && after !== null);
  if (answers.length === 0 || (!removedBy && !isForBoth)) return [];
  const title = answers.find((answer) => answer.title !== undefined)?.title;
  const conflict = { key, step, ...(title !== undefined && { title }), answers, ...(removedBy && { removedBy }) };
  return [{ conflict, places }];
}

/** What one of us answered that stands nowhere in the joined version. */
function droppedOf(context: Comparing, { base, mine, theirs }: Versions, application: Application): Difference[] {
  const left = placedLines({ ...context, application });
  return [mine, theirs]
    .flatMap((version) => listDifferences(context, base, version))
    .filter(({ place, after }) => after !== null && !left.has(place));
}

function isWithin(place: string, places: readonly string[]): boolean {
  return places.some((each) => place === each || place.startsWith(`${each}.`));
}

function haveIds(lists: readonly unknown[]): boolean {
  return lists.every(
    (rows) => Array.isArray(rows) && rows.every((row) => isRecord(row) && typeof row['id'] === 'string'),
  );
}

function byId(rows: unknown): ReadonlyMap<string, Values> {
  const list: unknown[] = Array.isArray(rows) ? rows : [];
  return new Map(list.filter(isRecord).map((row) => [String(row['id']), row]));
}

function mapThree<Value, Result>({ base, mine, theirs }: Three<Value>, map: (value: Value) => Result): Three<Result> {
  return { base: map(base), mine: map(mine), theirs: map(theirs) };
}

function pick(values: Values, fields: readonly string[]): Values {
  return withoutAbsent(fields.map((field) => [field, values[field]]));
}

function withoutAbsent(entries: readonly (readonly [string, unknown])[]): Values {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
