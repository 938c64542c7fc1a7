/** Copies an application for another offer: its people and organisations, and nothing that has to be answered anew. */
import { POSTAL_FIELDS, RESIDENTIAL_FIELDS } from '../addresses/addressFields.ts';
import type {
  Application,
  Company,
  ContactDetails,
  DataStepName,
  InvestorDetails,
  Person,
} from '../model/application.ts';
import { pick } from '../formats/pick.ts';
import { mapEntities, ORGANISATIONS, PEOPLE } from '../model/places.ts';

/**
 * Named one by one, so that a field added later is not copied by accident: no tax, no identity document, no upload, no declaration of one's
 * standing or means. An id links a person's rows in several lists.
 */
const OF_PERSON = [
  'title',
  'legalFirstName',
  'middleNames',
  'legalLastName',
  'dateOfBirth',
  'countryOfCitizenship',
  'emailAddress',
  'mobileNumber',
  ...RESIDENTIAL_FIELDS,
  ...POSTAL_FIELDS,
  'trusteeType',
  'roles',
] as const satisfies readonly (keyof Person)[];

const OF_ORGANISATION = [
  'companyName',
  'business_number',
  'has_business_number',
  'is_public',
  'is_listed',
  'is_charity',
  'registered_country',
  'abn_not_available_reason',
  'other_reason',
  'registration_address',
  ...POSTAL_FIELDS,
  'trusteeType',
] as const satisfies readonly (keyof Company)[];

const OF_INVESTOR = [
  ...OF_ORGANISATION,
  'investor_type',
  'investors',
  'has_holding_company',
  'holding_company',
  'trustType',
  'trustName',
  'arsn',
  'has_custodian',
  'custodian',
  'partnershipName',
  'regulated_partnership',
  'regulation_association',
] as const satisfies readonly (keyof InvestorDetails)[];

/** Role and authority are asked for with each application. */
const OF_CONTACT = [
  'first_name',
  'last_name',
  'email_address',
  'tel_mobile',
  'adviser_email',
  'adviser_mobile',
  'adviser_first_name',
  'adviser_last_name',
  'dealer_group_name',
  'dealer_group_abn_or_acn',
  'dealer_group_afsl',
] as const satisfies readonly (keyof ContactDetails)[];

/** Steps about people and organisations. */
const CARRIED: ReadonlySet<DataStepName> = new Set([...PEOPLE, ...ORGANISATIONS].map(({ step }) => step));

/**
 * Returns the copy of an application for another offer: its people and organisations under new ids, with names, birthdays and addresses,
 * and the applicant's contact details.
 *
 * @param ids new id by old id; two readings of one application share it, so that no person becomes two
 */
export function copyApplication(
  application: Application,
  newId: () => string,
  ids = new Map<string, string>(),
): Application {
  const own = (id: string | undefined) => {
    if (id === undefined) return undefined;
    const known = ids.get(id) ?? newId();
    ids.set(id, known);
    return known;
  };
  const { contact_details: contact } = application;
  const carried = Object.fromEntries(Object.entries(application).filter(([name]) => CARRIED.has(name as DataStepName)));
  return {
    ...(contact && { contact_details: pick(contact, OF_CONTACT) }),
    ...mapEntities(carried, {
      person: (person) => only(person, [...OF_PERSON, ...OF_ORGANISATION], { id: own(person.id) }),
      organisation: (organisation, { role }) =>
        role === 'owner'
          ? only(organisation, OF_INVESTOR, { organisation_id: own(organisation.organisation_id) })
          : only(organisation, OF_ORGANISATION, { id: own(organisation.id) }),
    }),
  };
}

/** Returns these fields alone, under the new id. Every field is optional, so the rest is still of its kind. */
function only<Entity extends object>(
  entity: Entity,
  names: readonly string[],
  ids: Readonly<Record<string, string | undefined>>,
): Entity {
  return pick({ ...pick(entity, names), ...ids }, [...names, ...Object.keys(ids)]) as Entity;
}
