/** The offer in which everybody who owns declares their taxes in their own block. */
import { expect, type Locator } from '@playwright/test';
import type { Person, PostalAddress, TaxDeclaration } from '#domain/application.ts';
import { aDeclaration } from '#test/support/declarations.ts';
import { tfnOf } from '#test/support/walks/said.ts';
import { EMAIL } from './applicant.ts';
import { fillPerson, licenceOf, uploadLicence, type Individual } from './people.ts';
import { today } from './tax.ts';
import { typeInto } from './typing.ts';

/** Who signs: the applicant, by a tick. */
const SIGNER = 'Margot Lindqvist';

/** Somebody who declares that they live in Australia, with their number. */
export interface Owner extends Individual {
  tfn: string;
}

export const MARGOT: Owner = {
  first: 'Margot',
  last: 'Lindqvist',
  born: '14/03/1984',
  streetNumber: '18',
  licence: '081522014',
  tfn: tfnOf(1),
};
export const ALEX: Owner = { ...MARGOT, first: 'Alex', born: '01/09/1986', licence: '081522020', tfn: tfnOf(2) };

/** Fills somebody's block, the copy of their licence and their declaration included. */
export async function fillOwner(block: Locator, owner: Owner): Promise<void> {
  await fillPerson(block, owner);
  await uploadLicence(block, owner);
  await declare(block, owner.tfn);
}

/** Gives the number and the tick of a block's declaration. */
export async function declare(block: Locator, tfn: string): Promise<void> {
  await typeInto(block.getByLabel(/^TFN/), tfn);
  await sign(block);
}

/** Gives the tick: the block says that it is done. */
export async function sign(block: Locator): Promise<void> {
  await expect(block.getByText('Incomplete', { exact: true })).toBeVisible();
  await block.getByRole('checkbox', { name: `I, ${SIGNER}, declare on ${today()} that the information` }).check();
  await expect(block.getByText('Submitted', { exact: true })).toBeVisible();
}

/** What is stored of an owner. */
export function storedOwner(owner: Owner): Person {
  return { ...storedWithout(owner), taxDetails: storedDeclaration({ tfn: owner.tfn }) };
}

/** What is stored of somebody who does not declare. */
export function storedWithout(individual: Individual): Person {
  return {
    title: '',
    legalFirstName: individual.first,
    middleNames: '',
    legalLastName: individual.last,
    dateOfBirth: individual.born,
    countryOfCitizenship: 16,
    emailAddress: '',
    mobileNumber: '',
    manualAddress: true,
    country: 16,
    loqateInternationalCountry: 'AU',
    loqateAddress: null,
    registration_address: storedAddress(`${individual.streetNumber} Example Street`, 'Carlton VIC 3053'),
    same_address: true,
    idType: "Driver's licence",
    idNumber: individual.licence,
    idStateOfIssue: 'VIC',
    idCardNumber: 'P1234567',
    idDoc: { filename: licenceOf(individual) },
    visible: true,
  };
}

/** The contact of the first investor is the applicant's. */
export const APPLICANT_CONTACT = { emailAddress: EMAIL, mobileNumber: '+61491570156' };

/** An address in lines as it is stored. @example storedAddress('18 Example Street', 'Carlton VIC 3053') */
export function storedAddress(line: string, place: string): PostalAddress {
  const [suburb_city = '', state = '', postcode = ''] = place.split(' ');
  return {
    address_type: 'Manual',
    loqate_country: 'AU',
    loqate_address: null,
    country: 16,
    address_line_1: line,
    suburb_city,
    state,
    postcode,
  };
}

/** A declaration that the applicant signed today, with these answers beside those that it opens with. */
export function storedDeclaration(answers: Partial<TaxDeclaration>): TaxDeclaration {
  return aDeclaration('person', { submit_person_name: SIGNER, submit_date: today(), ...answers });
}
