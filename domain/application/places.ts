/**
 * Where people, organisations and tax blocks stand in an application: the one table that says so. Whoever has to do with all of them
 * reads it; whoever spells the lists out beside it fails test/architecture/places.test.ts.
 */
import type { Application, OrganisationEntry, PersonEntry, TaxInvestor } from '../application.ts';
import { atRow, PEOPLE, type At, type OrganisationRole, type PersonPlace } from './peoplePlaces.ts';

export * from './peoplePlaces.ts';

/** An organisation's place. */
export interface OrganisationPlace {
  role: OrganisationRole;
  step: 'investor_details' | 'corporate_trustee';
  /** Within the step's values; '' is the step itself, whose own answers stand beside those of the organisation. */
  path: '' | 'holding_company' | 'custodian';
  /** Undefined or null: there is none. */
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

/** A company that stands within the investor's own details. */
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

/** A person, organisation or tax block, and where it stands. */
export type EntityAt = At &
  (
    | { kind: 'person'; entity: PersonEntry }
    | { kind: 'organisation'; entity: OrganisationEntry }
    | { kind: 'tax'; entity: TaxInvestor }
  );

/** What becomes of the entities, by kind; a kind that is left out stays as it is. */
export interface EntityChanges {
  person?: (person: PersonEntry, at: At) => PersonEntry;
  organisation?: <Organisation extends OrganisationEntry>(organisation: Organisation, at: At) => Organisation;
  tax?: (block: TaxInvestor, at: At) => TaxInvestor;
}

/** Everybody and everything of an application, in the order of the tables; who stands in several lists is there once for each. */
export function listEntities(application: Application): EntityAt[] {
  const found: EntityAt[] = [];
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

/** The application with its entities changed. Lists keep their order and length, and what is absent stays absent. */
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
  const changed = rows.map((row, index) => change(row, atRow(place, index)));
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
  const investors = tax?.investors?.map((block, index) =>
    change(block, { step: 'tax_details', role: 'taxpayer', path: `investors.${index}` }),
  );
  return investors ? { ...application, tax_details: { ...tax, investors } } : application;
}
