import type { Application, ContactDetails } from '#domain/application.ts';
import { AUSTRALIA_ID } from '#domain/addresses/addressFields.ts';
import { copiedStart } from '#domain/people/copiedStart.ts';
import { prefilledFromHolding } from '#domain/money/prefilledFromHolding.ts';
import { newPerson } from '#domain/people/personDefaults.ts';
import { newCompany } from '#domain/organisations/changes.ts';

const REGISTER = {
  reg_addr1: 'Unit 3, 88 Collins Street',
  reg_addr2: 'Melbourne VIC 3000',
  tax_details: [
    { tax_country: 175, tfn: '******666' },
    { tax_country: AUSTRALIA_ID, tfn: '******782' },
  ],
};
const startingFrom = (account_name: string, more: object = {}): ContactDetails => ({
  holdingProfileType: 'DUPLICATE',
  selectedSubregister: { id: 7, account_name, name_and_designation: account_name, ...REGISTER, ...more },
});
const contactOf = (first_name: string, last_name: string): ContactDetails => ({ first_name, last_name });
const named = (title: string, legalFirstName: string, middleNames: string, legalLastName: string) => ({
  type: 'individual',
  person: { title, legalFirstName, middleNames, legalLastName },
});

describe('a registered name', () => {
  it.each([
    ['Ms Olivia Hartley', {}, named('Ms', 'Olivia', '', 'Hartley')],
    ['MRS. PRIYA  NAIR', {}, named('Mrs', 'PRIYA', '', 'NAIR')],
    ['Ms Olivia Hartley', contactOf('olivia', 'HARTLEY'), named('Ms', 'olivia', '', 'HARTLEY')],
    ['Ms Olivia Jane Hartley', contactOf('Olivia', 'Hartley'), named('Ms', 'Olivia', 'Jane', 'Hartley')],
    ['Mr Jan van der Berg', contactOf('Jan', 'van der Berg'), named('Mr', 'Jan', '', 'van der Berg')],
    ['Olivia Hartley', contactOf('Olivia', 'Hartley'), named('', 'Olivia', '', 'Hartley')],
    ['Mr Jan van der Berg', contactOf('Ann', 'Lee'), named('Mr', 'Jan', 'van der', 'Berg')],
    ['Dr Thomas James Hartley', contactOf('Olivia', 'Hartley'), named('Dr', 'Thomas', 'James', 'Hartley')],
    ['Mr Cher', {}, { type: null }],
    ['Commodore Holdings Limited', {}, { type: 'company', companyName: 'Commodore Holdings Limited' }],
    ['Dr Hartley Dental Pty Ltd', contactOf('Olivia', 'Hartley'), { type: 'company' }],
    ['Olivia Hartley & Thomas Hartley', contactOf('Olivia', 'Hartley'), { type: null }],
    ['Hartley and Sons', contactOf('Olivia', 'Hartley'), { type: null }],
    ['Mr Thomas and Ms Olivia Hartley', contactOf('Olivia', 'Hartley'), { type: 'joint_individual', tfn: '' }],
    ['Mr Thomas Hartley + Ms Olivia Hartley', {}, { type: 'joint_individual', tfn: '' }],
    ['Mr T Hartley & Ms O Hartley', contactOf('Olivia', 'Hartley'), { type: 'joint_individual', tfn: '' }],
    ['Hartley & Sons Pty Ltd', {}, { type: 'company', companyName: 'Hartley & Sons Pty Ltd' }],
    ['Saltbush Limited', {}, { type: 'company', companyName: 'Saltbush Limited' }],
    ['Bendigo Shire Council', contactOf('Ann', 'Lee'), { type: null, companyName: '' }],
    ['', contactOf('', ''), { type: null }],
  ])('%s, with %j, tells %j', (name, contact, expected) => {
    expect(copiedStart({ ...contact, ...startingFrom(name) })).toMatchObject(expected);
  });

  it.each([
    ['Hartley Pty Ltd <Hartley Super Fund A/C>', 'Hartley Super Fund'],
    ['Hartley Pty Ltd < The Hartley Family a/c >', 'The Hartley Family'],
    ['Ms Olivia Hartley <Minors>', 'Minors'],
  ])('%s is that of a trust', (name_and_designation, trustName) => {
    const start = copiedStart(startingFrom('Hartley Pty Ltd', { name_and_designation }));
    expect(start).toMatchObject({ type: 'trust_superfund', trustName, companyName: '' });
  });
});

it('a new holding starts with registered address and Australian tax number; one of another profile, or without them, with nothing', () => {
  const start = copiedStart(startingFrom('Ms Olivia Hartley'));
  expect(start).toMatchObject({ address: 'Unit 3, 88 Collins Street, Melbourne VIC 3000', tfn: '******782' });
  const inOneCell = { reg_addr1: ' 1 Hill Road\nPerth WA 6000\n', reg_addr2: '' };
  expect(copiedStart(startingFrom('Ms Lin Vu', inOneCell)).address).toBe('1 Hill Road, Perth WA 6000');
  const bare = { tax_details: 'none', reg_addr1: 7, reg_addr2: undefined };
  expect(copiedStart(startingFrom('Ms Olivia Hartley', bare))).toMatchObject({ address: '', tfn: '' });
  for (const holdingProfileType of ['NEW', 'TOP_UP', 'EXISTING'] as const)
    expect(copiedStart({ ...startingFrom('Ms Olivia Hartley'), holdingProfileType }).type).toBeNull();
});

describe('[1-HOLD-04] after a change of the holding', () => {
  const olivia = startingFrom('Ms Olivia Hartley');
  const grace = startingFrom('Ms Grace Nakamura', {
    id: 8,
    reg_addr1: '7 Kent Lane',
    tax_details: [{ tax_country: AUSTRALIA_ID, tfn: '******230' }],
  });
  const address = (fullAddress: string) => ({ id: '', fullAddress });
  const ofOlivia = newPerson({
    id: 'p1',
    ...copiedStart(olivia).person,
    loqateAddress: address('Unit 3, 88 Collins Street, Melbourne VIC 3000'),
  });
  const application = (contact_details: ContactDetails, person: object = {}): Application => ({
    contact_details,
    investor_details: { investor_type: 'individual', investors: [{ ...ofOlivia, ...person }] },
    tax_details: { investors: [{ id: 'p1', investor_name: 'Ms Olivia Hartley', tfn: '******782' }] },
  });
  const changed = (before: Application, contact_details: ContactDetails) => {
    const { investor_details: details, tax_details: tax } = prefilledFromHolding(before, {
      ...before,
      contact_details,
    });
    return { person: details?.investors?.[0], block: tax?.investors?.[0] };
  };

  it('name, address and number follow, the name in the tax form too; nothing else of the former person stays', () => {
    const { person, block } = changed(application(olivia, { dateOfBirth: '14/03/1984', idNumber: '081522014' }), grace);
    expect(person).not.toHaveProperty('dateOfBirth');
    expect(person).not.toHaveProperty('idNumber');
    expect({ person, block }).toMatchObject({
      person: {
        id: 'p1',
        title: 'Ms',
        legalFirstName: 'Grace',
        legalLastName: 'Nakamura',
        loqateAddress: address('7 Kent Lane, Melbourne VIC 3000'),
      },
      block: { investor_name: 'Ms Grace Nakamura', tfn: '******230' },
    });
  });

  it('they go with the choice of a new holding', () => {
    expect(changed(application(olivia), { holdingProfileType: 'NEW' })).toMatchObject({
      person: { title: '', legalFirstName: '', legalLastName: '', loqateAddress: null },
      block: { tfn: '' },
    });
  });

  it('the number of another holding comes with its details, which arrive after the choice', () => {
    const bare = { ...olivia, selectedSubregister: { id: 9, account_name: 'Ms Olivia Hartley' } };
    const chosen = prefilledFromHolding(application(olivia), { ...application(olivia), contact_details: bare });
    expect(chosen.tax_details?.investors?.[0]?.tfn).toBe('');
    const between = { ...application(bare), ...chosen };
    expect(changed(between, olivia).block?.tfn).toBe('******782');
    const others = [{ id: 'p1', tfn: '876543210' }, { tfn: '' }];
    const typed = { ...between, tax_details: { investors: others } };
    const abroad = {
      ...between,
      tax_details: { investors: [{ id: 'p1', tfn: '', tax_country_is_australia: false }] },
    };
    expect(changed(abroad, olivia).block?.tfn).toBe('');
    const { tax_details: tax } = prefilledFromHolding(typed, { ...typed, contact_details: olivia });
    expect(tax?.investors?.map(({ tfn }) => tfn)).toEqual(['876543210', '']);
  });

  it('what was typed over them stays', () => {
    const typed = { legalLastName: 'Marsh', loqateAddress: { id: 'AU|1', fullAddress: '14 Banksia Street' } };
    const before = application(olivia, typed);
    before.tax_details = { investors: [{ id: 'p1', investor_name: 'O Marsh', tfn: '876543210' }] };
    const { person, block } = changed(before, grace);
    expect(person).toMatchObject({ ...typed, legalFirstName: 'Olivia' });
    expect(block).toMatchObject({ investor_name: 'O Marsh', tfn: '876543210' });
  });

  it('details that arrive late replace a name that the contact details gave', () => {
    const before: Application = {
      contact_details: { ...contactOf('Priya', 'Nair') },
      investor_details: {
        investor_type: 'individual',
        investors: [newPerson({ id: 'p1', legalFirstName: 'Priya', legalLastName: 'Nair' })],
      },
    };
    const contact = { ...before.contact_details, ...grace };
    expect(changed(before, contact).person).toMatchObject({ legalFirstName: 'Grace', legalLastName: 'Nakamura' });
  });

  it('a company starts from a company’s details, and a person’s never become its own', () => {
    const company = startingFrom('Hartley & Sons Pty Ltd', { id: 9 });
    const before: Application = {
      contact_details: {},
      investor_details: { investor_type: 'company', organisation_id: 'o1', ...newCompany() },
      tax_details: { investors: [{ id: 'o1', tfn: '' }] },
    };
    const { investor_details: details } = prefilledFromHolding(before, { ...before, contact_details: company });
    expect(details).toMatchObject({
      companyName: 'Hartley & Sons Pty Ltd',
      registration_address: { loqate_address: address('Unit 3, 88 Collins Street, Melbourne VIC 3000') },
    });
    expect(prefilledFromHolding(before, { ...before, contact_details: olivia }).investor_details).toBeUndefined();
  });
});
