import type { ContactDetails } from '#domain/application.ts';
import { chosenHolding, withChosenHolding, withCopiedDetails } from '#domain/offers/chosenHolding.ts';

const subregister = { id: 7, account_name: 'A Lee' };
const holder = { id: 3, account_name: 'B Lee', holdings: [{ id: 31 }, { id: 32 }] };
const both = { selectedSubregister: subregister, selectedHolder: holder };

it.each([
  ['nothing yet', undefined, undefined],
  ['a new holding', { holdingProfileType: 'NEW', ...both }, undefined],
  ['more of a holding', { holdingProfileType: 'TOP_UP', ...both }, 7],
  ['a holding like another', { holdingProfileType: 'DUPLICATE', ...both }, 7],
  ['a holder', { holdingProfileType: 'EXISTING', ...both }, 3],
  ['a holder not chosen yet', { holdingProfileType: 'EXISTING', selectedSubregister: subregister }, undefined],
] as const)('[1-CONT-34] copies from the chosen one for %s', (...[, contact, expected]) => {
  expect(chosenHolding(contact as ContactDetails | undefined)?.id).toBe(expected);
});

describe('another choice', () => {
  const copied: ContactDetails = {
    first_name: 'Ann',
    holdingProfileType: 'TOP_UP',
    selectedSubregister: { ...subregister, drp_status: 'F' },
  };

  it('keeps what was copied from the same holding', () => {
    expect(withChosenHolding(copied, { holdingProfileType: 'TOP_UP', selectedSubregister: subregister })).toEqual(copied);
  });

  it('keeps nothing of another holding, nor of the field of another profile', () => {
    const choice: ContactDetails = { holdingProfileType: 'EXISTING', ...both };
    expect(withChosenHolding(copied, choice)).toEqual({
      first_name: 'Ann',
      holdingProfileType: 'EXISTING',
      selectedHolder: holder,
    });
    expect(withChosenHolding(copied, { holdingProfileType: 'NEW', ...both })).toEqual({
      first_name: 'Ann',
      holdingProfileType: 'NEW',
    });
  });
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
