import type { Application } from '#domain/application.ts';
import { prefilledFromContact } from '#domain/stepRules/contact_details/prefilledInvestor.ts';
import { prefilledFromInvestor } from '#domain/tax/prefilledNames.ts';

const contact = {
  first_name: 'Ann',
  last_name: 'Lee',
  email_address: 'ann@example.com',
  tel_mobile: '+61 412 345 678',
};
const investor = {
  title: 'Ms',
  legalFirstName: 'Ann',
  legalLastName: 'Lee',
  emailAddress: 'ann@example.com',
  mobileNumber: '+61 412 345 678',
};
const before: Application = {
  contact_details: contact,
  investor_details: { investor_type: 'individual', investors: [investor] },
};

describe('[2-INV-15] the first investor follows the contact details', () => {
  it('in the fields that still say what the contact details said', () => {
    const after = { ...before, contact_details: { ...contact, first_name: 'Anne', email_address: 'anne@example.com' } };
    expect(prefilledFromContact(before, after).investor_details?.investors).toEqual([
      { ...investor, legalFirstName: 'Anne', emailAddress: 'anne@example.com' },
    ]);
  });

  it('but not where somebody typed over them', () => {
    const typed = {
      ...before,
      investor_details: {
        investor_type: 'individual' as const,
        investors: [{ ...investor, legalFirstName: 'Annabel' }],
      },
    };
    const after = { ...typed, contact_details: { ...contact, first_name: 'Anne' } };
    expect(prefilledFromContact(typed, after).investor_details?.investors?.[0]?.legalFirstName).toBe('Annabel');
  });

  it('and changes nothing while there is no investor', () => {
    expect(prefilledFromContact({}, { contact_details: contact })).toEqual({});
  });
});

describe('[3-TAX-28, 3-TAX-30] the name in the tax form follows the investor', () => {
  const renamed = {
    ...before,
    investor_details: { investor_type: 'individual' as const, investors: [{ ...investor, legalLastName: 'Li' }] },
  };

  it.each([
    ['while it is the name that was filled in', 'Ms Ann Lee', 'Ms Ann Li'],
    ['while it is empty', '', 'Ms Ann Li'],
    ['but not once it was edited', 'A. Lee', 'A. Lee'],
  ])('%s', (_name, typed, expected) => {
    const after = { ...renamed, tax_details: { investors: [{ investor_name: typed, tfn: '123456782' }] } };
    expect(prefilledFromInvestor(before, after).tax_details?.investors).toEqual([
      { investor_name: expected, tfn: '123456782' },
    ]);
  });

  it('also where the investor was renamed on the contact step', () => {
    const taxed = { ...before, tax_details: { investors: [{ investor_name: 'Ms Ann Lee' }] } };
    const followed = prefilledFromContact(taxed, { ...taxed, contact_details: { ...contact, first_name: 'Anne' } });
    expect(followed.investor_details?.investors?.[0]?.legalFirstName).toBe('Anne');
    expect(followed.tax_details?.investors?.[0]?.investor_name).toBe('Ms Anne Lee');
  });
});
