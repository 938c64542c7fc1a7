/**
 * Gives ids to people, organisations and tax blocks: the one place that makes ids, and that reads what the documents say about sameness.
 * After this, no code identifies a person by a name, a birthday or a place in a list.
 */
import type { Application, PersonEntry, TaxDeclaration, TaxDetails, TaxInvestor } from '../model/application.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import { taxParties } from '../tax/parties.ts';
import { hasOrganisationId } from '../model/investorTypes.ts';
import { mapEntities, PEOPLE, prefillPath, type PersonPlace } from '../model/places.ts';
import { PLACE_FIELDS, PROJECTED_FIELDS } from '../model/rows.ts';

/** Fields of the row, not of the person. */
const OF_THE_ROW: ReadonlySet<string> = new Set<keyof PersonEntry>(['id', ...PLACE_FIELDS, ...PROJECTED_FIELDS]);

/**
 * Returns the application with an id for every person, organisation and tax block that has none. An existing id stays. A row without an id
 * is the person at its `prefill` path while it does not contradict that person (2-TRU-10). A block without an id belongs to the party at
 * its position. Every other row is a new person. No id stands twice in one list of people, nor for two organisations.
 */
export function identify(application: Application, newId: () => string): Application {
  const taken = new Set<string>();
  const named = mapEntities(application, {
    organisation: (organisation, { role }) => {
      const field = role === 'owner' ? 'organisation_id' : 'id';
      if (role === 'owner' && !hasOrganisationId(organisation.investor_type)) return organisation;
      const own = organisation[field];
      const id = own === undefined || taken.has(own) ? newId() : own;
      taken.add(id);
      return id === own ? organisation : { ...organisation, [field]: id };
    },
  });
  const known = new Map<string, PersonEntry>();
  const withPeople = PEOPLE.reduce((result, place) => identifyRows(result, { place, known, newId }), named);
  const declared = new Map<string, TaxDeclaration>();
  const withNumbers = mapEntities(withPeople, {
    person: (person) => identifyDeclaration(person, declared, newId),
    organisation: (organisation) => identifyDeclaration(organisation, declared, newId),
  });
  const { tax_details: tax } = withNumbers;
  return tax?.investors ? { ...withNumbers, tax_details: identifyTax(withNumbers, tax, newId) } : withNumbers;
}

interface Rows {
  place: PersonPlace;
  /** People so far, by the path that a later row may name. */
  known: Map<string, PersonEntry>;
  newId: () => string;
}

function identifyRows(application: Application, { place, known, newId }: Rows): Application {
  const rows = place.read<PersonEntry>(application);
  if (!rows) return application;
  const ids = distinctIds(rows, (row) => sourceOf(row, known), newId);
  const identified = rows.map((row, index) => withId(row, ids[index]));
  identified.forEach((row, index) => known.set(prefillPath(place, index), row));
  return identified.every((row, index) => row === rows[index]) ? application : place.write(application, identified);
}

function sourceOf(row: PersonEntry, known: ReadonlyMap<string, PersonEntry>): string | undefined {
  const source = row.prefill === undefined ? undefined : known.get(row.prefill);
  return source !== undefined && isCopyOf(row, source) ? source.id : undefined;
}

/** True if the row contradicts nothing in the source; a field that the source lacks decides nothing. */
function isCopyOf(row: PersonEntry, source: PersonEntry): boolean {
  const fields = Object.keys(row).filter((field) => !OF_THE_ROW.has(field)) as (keyof PersonEntry)[];
  return fields.every((field) => source[field] === undefined || isSameAnswer(row[field], source[field]));
}

function identifyTax({ investor_details: details }: Application, tax: TaxDetails, newId: () => string): TaxDetails {
  const blocks = tax.investors ?? [];
  const parties = taxParties(details, tax.tax_type);
  const ids = distinctIds(blocks, (_block, index) => parties[index]?.id, newId);
  return {
    ...tax,
    investors: blocks.map((block, index) => identifyNumbers(withId(block, ids[index]), undefined, newId)),
  };
}

/**
 * Gives ids to the numbers of a declaration inside a block; the declaration itself is about its holder. A person in several lists made one
 * declaration: `declared` has it by the person's id.
 */
function identifyDeclaration<Holder extends { id?: string; taxDetails?: TaxDeclaration }>(
  holder: Holder,
  declared: Map<string, TaxDeclaration>,
  newId: () => string,
): Holder {
  const { id, taxDetails } = holder;
  if (taxDetails === undefined) return holder;
  const same = id === undefined ? undefined : declared.get(id);
  const identified = identifyNumbers(taxDetails, same, newId);
  if (id !== undefined && same === undefined) declared.set(id, identified);
  return identified === taxDetails ? holder : { ...holder, taxDetails: identified };
}

type Numbers = Pick<TaxInvestor, 'tins' | 'cpTinDetails'>;

/** Returns a tax block with an id for each foreign number and controlling person that has none. */
export function identifyTaxRows<Block extends Numbers>(block: Block, newId: () => string): Block {
  return identifyNumbers(block, undefined, newId);
}

function identifyNumbers<Block extends Numbers>(block: Block, same: Numbers | undefined, newId: () => string): Block {
  const withIds = (list: keyof Numbers): Numbers => {
    const numbers = block[list];
    if (!numbers) return {};
    const ids = distinctIds(numbers, (_number, index) => same?.[list]?.[index]?.id, newId);
    const identified = numbers.map((number, index) => withId(number, ids[index]));
    return identified.every((number, index) => number === numbers[index]) ? {} : { [list]: identified };
  };
  const identified = { ...withIds('tins'), ...withIds('cpTinDetails') };
  return Object.keys(identified).length === 0 ? block : { ...block, ...identified };
}

/** Returns the id of each row: its own, else the one from `suggest`, else a new one; none of them twice. */
function distinctIds<Row extends { id?: string }>(
  rows: readonly Row[],
  suggest: (row: Row, index: number) => string | undefined,
  newId: () => string,
): string[] {
  const taken = new Set<string>();
  const claim = (id: string | undefined) => {
    if (id === undefined || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  };
  const own = rows.map(({ id }) => claim(id));
  return rows.map((row, index) => own[index] ?? claim(suggest(row, index)) ?? newId());
}

function withId<Row extends { id?: string }>(row: Row, id: string | undefined): Row {
  return id === undefined || row.id === id ? row : { ...row, id };
}
