import type { ContactDetails } from '#domain/application.ts';
import { chosenHolding, copiedFrom, withCopiedDetails } from '#domain/offers/chosenHolding.ts';

const subregister = { id: 7, account_name: 'A Lee' };
const holder = { id: 3, account_name: 'B Lee', holdings: [{ id: 31 }, { id: 32 }] };
const both = { selectedSubregister: subregister, selectedHolder: holder };

it.each([
  ['nothing yet', undefined, null],
  ['a new holding', { holdingProfileType: 'NEW', ...both }, null],
  ['more of a holding', { holdingProfileType: 'TOP_UP', ...both }, 7],
  ['a holding like another', { holdingProfileType: 'DUPLICATE', ...both }, 7],
  ['a holder, by the first holding', { holdingProfileType: 'EXISTING', ...both }, 31],
  [
    'a holder without a holding, by itself',
    { holdingProfileType: 'EXISTING', selectedHolder: { id: 3, holdings: [] } },
    3,
  ],
  ['a holder not chosen yet', { holdingProfileType: 'EXISTING', selectedSubregister: subregister }, null],
] as const)('[1-CONT-34] copies from the right sub-register for %s', (...[, contact, expected]) => {
  expect(copiedFrom(contact as ContactDetails | undefined)).toBe(expected);
});

it.each([
  ['TOP_UP', 'selectedSubregister'],
  ['DUPLICATE', 'selectedSubregister'],
  ['EXISTING', 'selectedHolder'],
] as const)(
  '[1-CONT-35, 2-STEP-38, 2-STEP-39] puts what was copied for %s into %s, whose id stays',
  (holdingProfileType, field) => {
    const contact: ContactDetails = { first_name: 'Ann', holdingProfileType, ...both };

    const merged = withCopiedDetails(contact, { id: 99, reg_addr1: '1 High St', account_name: 'From the register' });

    expect(merged).toEqual({
      ...contact,
      [field]: { ...both[field], reg_addr1: '1 High St', account_name: 'From the register' },
    });
    expect(chosenHolding(merged)?.id).toBe(both[field].id);
  },
);

it('[1-CONT-35] puts nothing into a new holding', () => {
  const contact: ContactDetails = { holdingProfileType: 'NEW', ...both };
  expect(withCopiedDetails(contact, { reg_addr1: '1 High St' })).toBe(contact);
});
