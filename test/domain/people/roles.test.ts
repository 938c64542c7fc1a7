import type { Application, Person } from '#domain/application.ts';
import { prefilledFromTrustees, withFlaggedOwners } from '#domain/people/prefilledOwners.ts';
import {
  candidateNames,
  candidatesFor,
  newRow,
  pickPerson,
  roleEntities,
  withRoleEntities,
} from '#domain/people/roles.ts';

const ana: Person = { id: 'ana', legalFirstName: 'Ana', legalLastName: 'Li' };
const bo: Person = { id: 'bo', legalFirstName: 'Bo', legalLastName: 'Mo' };
const company: Application = {
  investor_details: { investor_type: 'company', companyName: 'Acme' },
  directors: { directors: [ana, bo] },
};
const trust: Application = {
  investor_details: { investor_type: 'trust_superfund', trustName: 'Li Trust', trusteeType: 'individual' },
  trustees: { trustees: [ana, bo] },
};
const ids = (application: Application, role: 'trustee' | 'beneficial_owner' | 'other', rows: Person[] = []) =>
  candidatesFor(application, role, rows).map(({ id }) => id);

describe('who can be picked', () => {
  it('[2-BO-12] every person of the lists before', () => {
    expect(candidatesFor(company, 'beneficial_owner', [])).toEqual([ana, bo]);
    expect(ids(trust, 'beneficial_owner')).toEqual(['ana', 'bo']);
    expect(ids(trust, 'trustee')).toEqual([]);
  });

  it('[2-TRU-10] nobody twice: not who is in the list, whatever they are called there, nor who stands in two lists', () => {
    const owned: Application = {
      ...company,
      beneficial_owners: { beneficialOwners: [{ ...ana, legalFirstName: 'Anna' }] },
    };

    expect(ids(company, 'beneficial_owner', [{ ...ana, legalFirstName: 'Anna' }])).toEqual(['bo']);
    expect(ids(owned, 'other')).toEqual(['ana', 'bo']);
    expect(ids(owned, 'other', [ana])).toEqual(['bo']);
  });

  it('[2-TRU-10, 2-BO-12] somebody of the same name and birthday who is not in the list', () => {
    const other = { ...ana, id: 'other' };

    expect(ids({ ...company, directors: { directors: [ana, other] } }, 'other', [ana])).toEqual(['other']);
  });

  it('[2-BARE-01] no company, and nobody without a name', () => {
    const bare: Application = {
      investor_details: {
        investor_type: 'bare_trust',
        investors: [
          { id: 'acme', trusteeType: 'company', companyName: 'Acme' },
          { ...bo, trusteeType: 'individual' },
          { id: 'nobody' },
        ],
      },
    };

    expect(ids(bare, 'beneficial_owner')).toEqual(['bo']);
  });

  it('[2-BO-12] by name, and with the birthday where two have the same one', () => {
    const born = { ...ana, dateOfBirth: '14/03/1984' };

    expect(candidateNames([born, { ...born, id: 'other', dateOfBirth: '02/05/1990' }, bo], [], {})).toEqual([
      'Ana Li, born 14/03/1984',
      'Ana Li, born 02/05/1990',
      'Bo Mo',
    ]);
    expect(candidateNames([born], [{ ...born, id: 'other', dateOfBirth: '02/05/1990' }], {})).toEqual([
      'Ana Li, born 14/03/1984',
    ]);
  });

  it('[2-BO-12] by their blocks, where two have the same name and birthday', () => {
    const born = { ...ana, dateOfBirth: '14/03/1984' };
    const twin = { ...born, id: 'twin' };
    const application: Application = {
      directors: { directors: [born, bo] },
      trustees: { trustees: [{ ...twin, trusteeType: 'individual' }] },
    };

    expect(candidateNames([born, bo, twin], [], application)).toEqual([
      'Ana Li, born 14/03/1984 (Director 1)',
      'Bo Mo',
      'Ana Li, born 14/03/1984 (Trustee 1)',
    ]);
    expect(candidateNames([ana, { ...ana, id: 'other' }], [], application)).toEqual(['Ana Li (Director 1)', 'Ana Li']);
  });
});

describe('the row of a picked or new person', () => {
  const pick = (application: Application, role: 'beneficial_owner' | 'other') => {
    const [candidate] = candidatesFor(application, role, []);
    return candidate && pickPerson(candidate, role, application);
  };

  it('[2-BO-06, 2-BO-09, 2-BO-12] a director as beneficial owner of a company', () => {
    expect(pick(company, 'beneficial_owner')).toEqual({
      ...ana,
      visible: true,
      roles: [{ name: 'Acme', roleOptions: ['Director'], role_types: ['Beneficial owner', 'Director'] }],
    });
  });

  it('[2-BO-06, 2-BO-12] a director of the corporate trustee as owner of the trust', () => {
    const directed: Application = {
      ...company,
      investor_details: { investor_type: 'trust_superfund', trustName: 'Li Trust', trusteeType: 'company' },
      corporate_trustee: { companyName: 'T Co' },
    };

    expect(pick(directed, 'beneficial_owner')?.roles?.map(({ name, role_types }) => [name, role_types])).toEqual([
      ['Li Trust', ['Beneficial owner']],
      ['T Co', ['Director']],
    ]);
  });

  it('[2-BO-12] a trustee as beneficial owner stays the same person', () => {
    expect(pick(trust, 'beneficial_owner')).toMatchObject(ana);
  });

  it('[2-OTH-06] a director as other brings no flags and starts without roles', () => {
    expect(
      pick(
        { ...company, directors: { directors: [{ ...ana, was_prefilled_trustee: true, trusteeType: 'individual' }] } },
        'other',
      ),
    ).toEqual({
      ...ana,
      visible: true,
      roles: [
        {
          name: 'Acme',
          roleOptions: ['Authorised signatory', 'Power of attorney', 'Company secretary', 'Appointor', 'Settlor'],
          role_types: [],
        },
      ],
    });
  });

  it('[2-BO-09] a new beneficial owner has the role of one', () => {
    expect(newRow('new', 'beneficial_owner', company).roles).toEqual([
      { name: 'Acme', roleOptions: ['Director'], role_types: ['Beneficial owner'] },
    ]);
    expect(newRow('new', 'director', company)).not.toHaveProperty('roles');
  });

  it.each<[string, Application, [string, string[]][]]>([
    ['a company: Director', company, [['Acme', ['Director']]]],
    [
      'a partnership: Partner',
      { investor_details: { investor_type: 'partnership', partnershipName: 'P' } },
      [['P', ['Partner']]],
    ],
    ['a trust: none', trust, [['Li Trust', []]]],
    [
      'a trust with a corporate trustee: Director there',
      {
        investor_details: { ...trust.investor_details, trusteeType: 'company' },
        corporate_trustee: { companyName: 'T Co' },
      },
      [
        ['Li Trust', []],
        ['T Co', ['Director']],
      ],
    ],
    [
      'a bare trust: Director of its companies',
      {
        investor_details: {
          investor_type: 'bare_trust',
          investors: [{ trusteeType: 'company', companyName: 'A' }, bo],
          has_holding_company: true,
          holding_company: { companyName: 'H' },
        },
      },
      [
        ['A', ['Director']],
        ['H', ['Director']],
      ],
    ],
    ['persons: no entity', { investor_details: { investor_type: 'individual' } }, []],
  ])('[2-BO-06, 2-BO-07, 2-BO-08, 2-OTH-01] the roles of owners in %s', (_name, application, expected) => {
    expect(roleEntities('beneficial_owner', application).map(({ name, roleOptions }) => [name, roleOptions])).toEqual(
      expected,
    );
  });
});

describe('the tick of a trustee who owns', () => {
  const ticked = { ...ana, is_existing_trustee_ben_owner: true };
  const saved = (trustees: Person[], beneficialOwners?: Person[]): Application => ({
    ...trust,
    trustees: { trustees },
    ...(beneficialOwners && { beneficial_owners: { beneficialOwners } }),
  });
  const follow = (application: Application) =>
    prefilledFromTrustees({}, application).beneficial_owners?.beneficialOwners;

  it('[2-BO-12] adds the trustee to the owners', () => {
    expect(follow(saved([bo, ticked]))).toMatchObject([ana]);
  });

  it('[2-BO-12] adds nobody twice, and changes nothing that is right', () => {
    const owners = follow(saved([ticked]));

    expect(prefilledFromTrustees({}, saved([ticked], owners))).toEqual({});
    expect(prefilledFromTrustees({}, saved([ana]))).toEqual({});
  });

  it('[2-BO-11] takes the trustee out again, and nobody who is no trustee', () => {
    const owners = follow(saved([ticked])) ?? [];

    expect(follow(saved([ana], [...owners, bo]))).toEqual([bo]);
  });

  it('[2-TRU-10] keeps an owner whose trustee was deleted', () => {
    expect(prefilledFromTrustees({}, saved([bo], [ana]))).toEqual({});
  });
});

describe('[2-BO-11] the flags of an application from elsewhere', () => {
  const from = (trustees: Person[], beneficialOwners?: Person[]) =>
    withFlaggedOwners({
      ...trust,
      trustees: { trustees },
      ...(beneficialOwners && { beneficial_owners: { beneficialOwners } }),
    }).beneficial_owners?.beneficialOwners;

  it('enter a trustee who is flagged among the owners', () => {
    expect(from([{ ...ana, is_existing_trustee_ben_owner: true }])).toMatchObject([ana]);
  });

  it('leave out a trustee who stands there without owning', () => {
    expect(from([ana, bo], [{ ...ana, was_prefilled_trustee: true }, bo])).toEqual([bo]);
  });

  it('change nothing that is right', () => {
    const owner = { ...ana, was_prefilled_trustee: true, is_existing_trustee_ben_owner: true };

    expect(from([ana], [owner])).toEqual([owner]);
    expect(from([ana])).toBeUndefined();
  });
});

describe('the entities in which a person has roles', () => {
  const trustees: Application = {
    investor_details: { ...trust.investor_details, trusteeType: 'company' },
    corporate_trustee: { companyName: 'T Co' },
  };
  const open = (person: Person, application: Application, isAsked = true) =>
    withRoleEntities(person, { role: 'other', isAsked }, application).roles?.map(({ name, role_types }) => [
      name,
      role_types,
    ]);

  it('[2-OTH-06] keeps the roles of two entities of one name apart', () => {
    const company = (id: string) => ({ id, trusteeType: 'company' as const, companyName: 'Acme' });
    const two: Application = {
      investor_details: { investor_type: 'bare_trust', investors: [company('a'), company('b')] },
    };
    const person = {
      ...ana,
      roles: [
        { name: '', role_types: [] },
        { name: '', role_types: ['Settlor'] },
      ],
    };

    const once = withRoleEntities(person, { role: 'other', isAsked: true }, two);

    expect(open(once, two)).toEqual([
      ['Acme', []],
      ['Acme', ['Settlor']],
    ]);
  });

  it.each<[string, Person, [string, string[]][]]>([
    [
      'none yet',
      ana,
      [
        ['Li Trust', []],
        ['T Co', []],
      ],
    ],
    [
      'the same',
      { ...ana, roles: [{ name: 'T Co', role_types: ['Settlor'] }] },
      [
        ['Li Trust', []],
        ['T Co', ['Settlor']],
      ],
    ],
    [
      'one renamed',
      {
        ...ana,
        roles: [
          { name: 'Li Trust', role_types: ['Appointor'] },
          { name: 'Old Co', role_types: ['Settlor'] },
        ],
      },
      [
        ['Li Trust', ['Appointor']],
        ['T Co', ['Settlor']],
      ],
    ],
    [
      'one that is gone',
      { ...ana, roles: [{ name: 'Old Co', role_types: ['Settlor'] }] },
      [
        ['Li Trust', []],
        ['T Co', []],
      ],
    ],
  ])('[2-OTH-01, 2-INV-66] are those of the application: %s', (_name, person, expected) => {
    expect(open(person, trustees)).toEqual(expected);
  });

  const owner = (role_types: string[]): Person => ({
    ...ana,
    roles: [{ name: 'Acme', roleOptions: ['Director'], role_types }],
  });
  it.each<[string, Person, Application, string[][]]>([
    ['where there are more entities now', owner(['Beneficial owner']), trustees, [['Beneficial owner'], []]],
    ['without what only a company offers', owner(['Beneficial owner', 'Director']), trust, [['Beneficial owner']]],
    ['with what was typed', owner(['Beneficial owner', 'Founder']), trust, [['Beneficial owner', 'Founder']]],
    ['not, who was said to be none', owner(['Director']), trustees, [[], []]],
    ['where there was no entity', { ...ana, roles: [] }, trust, [['Beneficial owner']]],
    ['of the entity they were said to own', owner(['Beneficial owner']), company, [['Beneficial owner']]],
  ])(
    '[2-BO-09] leave an owner kept under another investor type an owner: %s',
    (_name, person, application, expected) => {
      const kept = withRoleEntities(person, { role: 'beneficial_owner', isAsked: true }, application);

      expect(kept.roles?.map(({ role_types }) => role_types)).toEqual(expected);
    },
  );

  it('[2-INV-54] are left alone where roles are neither asked nor known', () => {
    expect(withRoleEntities(ana, { role: 'director', isAsked: false }, company)).toBe(ana);
  });

  it('[2-INV-46] offer a director the roles of others', () => {
    expect(roleEntities('director', company)[0]?.roleOptions).toContain('Company secretary');
  });
});
