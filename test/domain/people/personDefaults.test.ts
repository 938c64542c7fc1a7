import { clearCertificate } from '#domain/documents/clearCertificate.ts';
import {
  clearForIdType,
  newPerson,
  repairLookupCountry,
  withAddressesInStep,
  withPepStatus,
} from '#domain/people/personDefaults.ts';
import { prefillPrimaryInvestor } from '#domain/stepRules/contact_details/prefilledInvestor.ts';

const contact = { first_name: 'Ann', last_name: 'Lee', email_address: 'a@b.co', tel_mobile: '+61 412 345 678' };

describe('a new person', () => {
  it('[2-INV-41, 2-INV-56, 2-INV-58, 2-INV-59] is Australian, with the validator on', () => {
    expect(newPerson()).toMatchObject({
      countryOfCitizenship: 16,
      manualAddress: false,
      country: 16,
      loqateInternationalCountry: 'AU',
    });
  });

  it('[2-PEP-02, 2-ADDR-36] has no PEP status yet and the same postal address', () => {
    expect(newPerson()).toMatchObject({ pep_status: 'NOT_DETERMINED', same_address: true });
  });
});

describe('prefilling the first investor', () => {
  it('[2-INV-15] takes name, e-mail and mobile from the contact details', () => {
    expect(prefillPrimaryInvestor(contact, newPerson())).toMatchObject({
      legalFirstName: 'Ann',
      legalLastName: 'Lee',
      emailAddress: 'a@b.co',
      mobileNumber: '+61 412 345 678',
    });
  });

  it('[2-INV-15] follows a change only where nothing was typed over it', () => {
    const person = { ...prefillPrimaryInvestor(contact, newPerson()), legalLastName: 'Lee-Smith' };

    const followed = prefillPrimaryInvestor({ ...contact, first_name: 'Anna', last_name: 'Li' }, person, contact);

    expect(followed).toMatchObject({ legalFirstName: 'Anna', legalLastName: 'Lee-Smith' });
  });
});

describe('what an answer clears', () => {
  const person = newPerson({
    idType: 'Passport',
    idNumber: 'N1',
    idStateOfIssue: 'VIC',
    idCardNumber: 'P1',
    idCountryOfIssue: 16,
    idDocDate: '01/01/2030',
    idNumber2: 'N2',
    idStateOfIssue2: 'NSW',
    idCardNumber2: 'P2',
  });

  it('[2-ID-19, 2-ID-20, 2-ID-21] clears state, number and card number of the set whose type changed', () => {
    expect(clearForIdType(person, 1)).toEqual({ ...person, idNumber: '', idStateOfIssue: '', idCardNumber: '' });
    expect(clearForIdType(person, 2)).toEqual({ ...person, idNumber2: '', idStateOfIssue2: '', idCardNumber2: '' });
  });

  it('[2-CERT-04] clears the date with the certificate', () => {
    const withCertificate = {
      ...person,
      sophisticatedInvestorDoc: { filename: 'c.pdf' },
      sophisticatedInvestorDocDate: '01/01/2026',
    };

    expect(clearCertificate(withCertificate)).toMatchObject({
      sophisticatedInvestorDoc: null,
      sophisticatedInvestorDocDate: '',
    });
  });

  it('[2-PEP-04] keeps the association only beside the answer Yes', () => {
    const exposed = { ...person, pep_status: 'HIGH_RISK_PEP' as const, pep_status_or_association: 'Mayor' };

    expect(withPepStatus(exposed, 'NOT_PEP')).not.toHaveProperty('pep_status_or_association');
    expect(withPepStatus(exposed, 'HIGH_RISK_PEP')).toMatchObject({ pep_status_or_association: 'Mayor' });
  });

  it('[2-ADDR-35] keeps mode and country in step with the address component', () => {
    const component = { address_type: 'Manual' as const, country: 170 };

    expect(withAddressesInStep({ ...person, registration_address: component })).toMatchObject({
      manualAddress: true,
      country: 170,
    });
    expect(withAddressesInStep(person)).toBe(person);
  });

  it('[2-ADDR-17] turns a leftover GB into AU, unless an address was picked', () => {
    const leftover = { ...person, loqateInternationalCountry: 'GB' };
    const picked = { ...leftover, loqateAddress: { id: 'GB|1', fullAddress: '10 Downing St' } };

    expect(repairLookupCountry(leftover).loqateInternationalCountry).toBe('AU');
    expect(repairLookupCountry(picked).loqateInternationalCountry).toBe('GB');
  });
});
