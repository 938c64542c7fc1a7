/**
 * Places of people, organisations and tax blocks in an application, in one table. Code that handles all of them reads this table; code that
 * lists them a second time fails test/architecture/places.test.ts.
 */
import type { Application, OrganisationEntry, PersonEntry, TaxInvestor } from './application.ts';
import { placeOfRow, PEOPLE, type EntityPlace, type OrganisationRole, type PersonPlace } from './peoplePlaces.ts';

export * from './peoplePlaces.ts';

/** Place of an organisation. */
export interface OrganisationPlace {
  role: OrganisationRole;
  step: 'investor_details' | 'corporate_trustee';
  /** Path within the step's values; '' is the step itself, whose own answers stand beside those of the organisation. */
  path: '' | 'holding_company' | 'custodian';
  /** Undefined or null if there is none. */
  read: (application: Application) => OrganisationEntry | null | undefined;
  write: (application: Application, organisation: OrganisationEntry) => Application;
}

export const ORGANISATIONS: readonly OrganisationPlace[] = [
  {
    role: 'owner',
    step: 'investor_details',
    path: '',
    read: ({ investor_details: details }) => details,
    write: (application, details) => ({ ...application, investor_details: details }),
  },
  withinInvestor('holding_company'),
  withinInvestor('custodian'),
  {
    role: 'corporate_trustee',
    step: 'corporate_trustee',
    path: '',
    read: ({ corporate_trustee: trustee }) => trustee,
    write: (application, corporate_trustee) => ({ ...application, corporate_trustee }),
  },
];

/** Place of a company within the investor's own details. */
function withinInvestor(role: 'holding_company' | 'custodian'): OrganisationPlace {
  return {
    role,
    step: 'investor_details',
    path: role,
    read: ({ investor_details: details }) => details?.[role],
    write: (application, company) => ({
      ...application,
      investor_details: { ...application.investor_details, [role]: company },
    }),
  };
}

/** A person, organisation or tax block, and its place. */
export type PlacedEntity = EntityPlace &
  (
    | { kind: 'person'; entity: PersonEntry }
    | { kind: 'organisation'; entity: OrganisationEntry }
    | { kind: 'tax'; entity: TaxInvestor }
  );

/** Changes to the entities, by kind; a kind that is left out stays unchanged. */
export interface EntityChanges {
  person?: (person: PersonEntry, at: EntityPlace) => PersonEntry;
  organisation?: <Organisation extends OrganisationEntry>(organisation: Organisation, at: EntityPlace) => Organisation;
  tax?: (block: TaxInvestor, at: EntityPlace) => TaxInvestor;
}

/** Lists every person, organisation and tax block, in the order of the tables; a person in several lists appears once for each. */
export function listEntities(application: Application): PlacedEntity[] {
  const found: PlacedEntity[] = [];
  mapEntities(application, {
    person: (entity, at) => {
      found.push({ kind: 'person', entity, ...at });
      return entity;
    },
    organisation: (entity, at) => {
      found.push({ kind: 'organisation', entity, ...at });
      return entity;
    },
    tax: (entity, at) => {
      found.push({ kind: 'tax', entity, ...at });
      return entity;
    },
  });
  return found;
}

/** Returns the application with its entities changed. Lists keep their order and length, and absent values stay absent. */
export function mapEntities(application: Application, { person, organisation, tax }: EntityChanges): Application {
  let changed = application;
  if (organisation)
    changed = ORGANISATIONS.reduce((result, place) => mapOrganisation(result, place, organisation), changed);
  if (person) changed = PEOPLE.reduce((result, place) => mapPeople(result, place, person), changed);
  return tax ? mapTaxBlocks(changed, tax) : changed;
}

function mapPeople(
  application: Application,
  place: PersonPlace,
  change: NonNullable<EntityChanges['person']>,
): Application {
  const rows = place.read<PersonEntry>(application);
  if (!rows) return application;
  const changed = rows.map((row, index) => change(row, placeOfRow(place, index)));
  return changed.every((row, index) => row === rows[index]) ? application : place.write(application, changed);
}

function mapOrganisation(
  application: Application,
  { role, step, path, read, write }: OrganisationPlace,
  change: NonNullable<EntityChanges['organisation']>,
): Application {
  const organisation = read(application);
  if (!organisation) return application;
  const changed = change(organisation, { step, role, path });
  return changed === organisation ? application : write(application, changed);
}

function mapTaxBlocks(application: Application, change: NonNullable<EntityChanges['tax']>): Application {
  const { tax_details: tax } = application;
  const blocks = tax?.investors;
  if (!blocks) return application;
  const investors = blocks.map((block, index) =>
    change(block, { step: 'tax_details', role: 'taxpayer', path: `investors.${index}` }),
  );
  return investors.every((block, index) => block === blocks[index])
    ? application
    : { ...application, tax_details: { ...tax, investors } };
}
