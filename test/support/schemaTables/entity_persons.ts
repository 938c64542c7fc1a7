/** The steps of persons behind an entity: directors, trustees, beneficial owners, others. */
import type { Offer } from '#domain/offer.ts';
import { identityErrors as identity, listErrors as said, personErrors as person } from '#domain/texts/errors.ts';
import { aDemoOffer } from '../applications.ts';
import { aPersonOf } from '../entityApplications.ts';
import { accepted, ownedBy, refused, type SchemaRow } from './rows.ts';

const offer = aDemoOffer();
const provider: Partial<Offer> = { use_greenid_verification: true };
const wealth = (mode: string): Partial<Offer> => ({
  require_source_of_wealth_information: true,
  source_of_wealth_checkboxes_type: mode,
});
const prefilled = { was_prefilled_trustee: true };
const unflagged = { ...prefilled, is_existing_trustee_ben_owner: false };
const persons = (count: number) => Array.from({ length: count }, (_, number) => aPersonOf(offer, number));

/** The rules of every person, where this one stands. */
function personRows(at: string): SchemaRow[] {
  return [
    refused('no first name', { [`${at}.legalFirstName`]: ' ' }, person.firstName),
    refused('no last name', { [`${at}.legalLastName`]: '' }, person.lastName),
    refused('no date of birth', { [`${at}.dateOfBirth`]: '' }, person.dateOfBirth),
    refused('a malformed e-mail', { [`${at}.emailAddress`]: 'jane' }, person.validEmail),
    accepted('no e-mail', { [`${at}.emailAddress`]: '' }),
    refused('no street number', { [`${at}.streetNumber`]: '' }, 'Please enter a street number'),
  ];
}

function identityRows(at: string): SchemaRow[] {
  return [
    refused('no ID type', { [`${at}.idType`]: '' }, identity.type),
    refused('no ID number', { [`${at}.idNumber`]: '' }, identity.number),
    refused('no card number', { [`${at}.idCardNumber`]: '' }, identity.cardNumber),
    refused('no state of issue', { [`${at}.idStateOfIssue`]: '' }, identity.state),
    accepted('no upload: review weighs it', { [`${at}.idDoc`]: null }),
    accepted(
      'not asked without AML/KYC',
      { [`${at}.idType`]: '', [`${at}.idNumber`]: '' },
      { offer: { require_aml_kyc: false } },
    ),
  ];
}

export const directorRows = {
  list: ownedBy('company', [
    refused('nobody', { directors: [] }, said.oneDirector),
    refused('no list', { directors: undefined }, said.oneDirector),
    accepted('nobody, the provider verifies', { directors: [] }, { offer: provider }),
    accepted('twelve', { directors: persons(12) }),
  ]),
  person: ownedBy('company', [...personRows('directors[0]'), ...identityRows('directors[0]')]),
  trust: ownedBy('corporate_trust', [
    refused('nobody', { directors: [] }, said.oneDirector),
    ...personRows('directors[1]'),
  ]),
};

export const trusteeRows = {
  list: ownedBy('family_trust', [
    refused('nobody', { trustees: [] }, said.oneTrustee),
    refused('nobody, the provider verifies', { trustees: [] }, { message: said.oneTrustee, offer: provider }),
    accepted('four', { trustees: persons(4) }),
    refused('five', { trustees: persons(5) }, 'You can add up to 4 trustees.'),
  ]),
  person: ownedBy('family_trust', personRows('trustees[2]')),
  identity: ownedBy('family_trust', identityRows('trustees[0]')),
};

export const ownerRows = {
  list: ownedBy('company', [
    refused('nobody', { beneficialOwners: [] }, said.oneBeneficialOwner),
    refused(
      'nobody, the provider verifies',
      { beneficialOwners: [] },
      { message: said.oneBeneficialOwner, offer: provider },
    ),
    accepted('twelve', { beneficialOwners: persons(12) }),
  ]),
  prefilled: ownedBy('family_trust', [
    accepted('two prefilled trustees, one flagged', {
      beneficialOwners: [
        aPersonOf(offer, 1, unflagged),
        aPersonOf(offer, 2, { ...prefilled, is_existing_trustee_ben_owner: true }),
      ],
    }),
    refused(
      'none flagged and no other',
      { beneficialOwners: [aPersonOf(offer, 1, unflagged), aPersonOf(offer, 2, unflagged)] },
      said.oneBeneficialOwner,
    ),
    accepted('none flagged, one of their own', {
      beneficialOwners: [aPersonOf(offer, 1, unflagged), aPersonOf(offer, 2)],
    }),
    accepted('who is not flagged is not judged', {
      beneficialOwners: [aPersonOf(offer, 1, { ...unflagged, legalLastName: '', idType: '' }), aPersonOf(offer, 2)],
    }),
    refused(
      'the first who counts has to name a source of wealth',
      { beneficialOwners: [aPersonOf(offer, 1, unflagged), aPersonOf(offer, 2, { sourcesOfWealth: [] })] },
      {
        message: identity.sourceOfWealth,
        offer: wealth('ONE'),
        path: 'beneficialOwners[1].sourcesOfWealth',
      },
    ),
  ]),
  identity: ownedBy('family_trust', [
    refused(
      'a flagged trustee without ID type',
      {
        'beneficialOwners[0].idType': '',
        'beneficialOwners[0].was_prefilled_trustee': true,
        'beneficialOwners[0].is_existing_trustee_ben_owner': true,
      },
      identity.type,
    ),
    refused(
      'a flagged trustee without ID number',
      {
        'beneficialOwners[0].idNumber': '',
        'beneficialOwners[0].was_prefilled_trustee': true,
        'beneficialOwners[0].is_existing_trustee_ben_owner': true,
      },
      identity.number,
    ),
    ...identityRows('beneficialOwners[0]'),
  ]),
  person: ownedBy('bare_trust', personRows('beneficialOwners[0]')),
  temporary: ownedBy('family_trust', [
    accepted('a temporary list that has errors', { tempBeneficialOwners: [{ legalFirstName: '' }] }),
    refused(
      'a text for a person',
      { tempBeneficialOwners: ['Jane'] },
      { message: 'Please enter a valid value', path: 'tempBeneficialOwners[0]' },
    ),
  ]),
};

/** The step stands only where the offer asks for such persons (2-OTH-07). */
const asked = (rows: SchemaRow[]) =>
  rows.map((row) => ({ ...row, offer: { request_individuals_with_other_roles: true, ...row.offer } }));

export const otherRows = {
  list: asked(
    ownedBy('partnership', [accepted('nobody', { others: [] }), accepted('nine', { others: ninePersons() })]),
  ),
  roles: asked(
    ownedBy('company', [
      refused('no entity', { 'others[0].roles': [] }, said.oneRole),
      refused('no roles at all', { 'others[0].roles': undefined }, said.oneRole),
      refused(
        'an entity without role',
        { 'others[0].roles': [{ name: 'Acme', role_types: [] }] },
        { message: said.oneRole, path: 'others[0].roles' },
      ),
      refused(
        'a blank role',
        { 'others[0].roles': [{ name: 'Acme', role_types: [' '] }] },
        { message: said.oneRole, path: 'others[0].roles' },
      ),
      accepted('on one of two entities', {
        'others[0].roles': [
          { name: 'Acme', role_types: ['Treasurer'] },
          { name: 'Trustee Co', role_types: [] },
        ],
      }),
    ]),
  ),
  person: asked(ownedBy('corporate_trust', personRows('others[0]'))),
  identity: asked(
    ownedBy('company', [
      accepted('no ID type', { 'others[0].idType': '' }),
      accepted('no ID number', { 'others[0].idNumber': '' }),
      accepted('no card number', { 'others[0].idCardNumber': '' }),
      accepted('a card number of no state', { 'others[0].idCardNumber': '1' }),
    ]),
  ),
};

function ninePersons() {
  return persons(9).map((one) => ({
    ...one,
    roles: [{ name: 'Okafor & Lin', roleOptions: [], role_types: ['Appointor'] }],
  }));
}
