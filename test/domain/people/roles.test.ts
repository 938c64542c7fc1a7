import type { Application, Person } from '#domain/application.ts';
import { followOwners, followTrustees } from '#domain/people/prefilledOwners.ts';
import { candidatesFor, newRow, pickPerson, roleEntities, withRoleEntities } from '#domain/people/roles.ts';

const ana: Person = { legalFirstName: 'Ana', legalLastName: 'Li' };
const bo: Person = { legalFirstName: 'Bo', legalLastName: 'Mo' };
const company: Application = {
  investor_details: { investor_type: 'company', companyName: 'Acme' },
  directors: { directors: [ana, bo] },
};
const trust: Application = {
  investor_details: { investor_type: 'trust_superfund', trustName: 'Li Trust', trusteeType: 'individual' },
  trustees: { trustees: [ana, bo] },
};
const paths = (application: Application, role: 'trustee' | 'beneficial_owner' | 'other', rows: Person[] = []) =>
  candidatesFor(application, role, rows).map(({ path }) => path);

describe('who can be picked', () => {
  it('[2-BO-12] every person of the lists before, by name and path', () => {
    expect(candidatesFor(company, 'beneficial_owner', [])).toEqual([
      { path: 'directors.directors.0', name: 'Ana Li', person: ana },
      { path: 'directors.directors.1', name: 'Bo Mo', person: bo },
    ]);
    expect(paths(trust, 'beneficial_owner')).toEqual(['trustees.trustees.0', 'trustees.trustees.1']);
    expect(paths(trust, 'trustee')).toEqual([]);
  });

  it('[2-TRU-10] nobody twice: not who is in the list, nor who was picked from there already', () => {
    const owned: Application = {
      ...company,
      beneficial_owners: { beneficialOwners: [{ ...ana, prefill: 'directors.directors.0' }] },
    };

    expect(paths(company, 'beneficial_owner', [{ ...ana, prefill: 'directors.directors.0' }])).toEqual([
      'directors.directors.1',
    ]);
    expect(paths(owned, 'other')).toEqual(['directors.directors.0', 'directors.directors.1']);
    expect(paths(owned, 'other', [{ ...ana, prefill: 'directors.directors.0' }])).toEqual(['directors.directors.1']);
  });

  it('[2-TRU-10, 2-BO-12] nobody who is in the list by a path that is gone, told by name and date of birth', () => {
    const born = { ...ana, dateOfBirth: '01/02/1980' };
    const owned: Application = { ...company, directors: {}, beneficial_owners: { beneficialOwners: [born] } };

    expect(paths(owned, 'other', [{ ...born, emailAddress: 'new@example.com' }])).toEqual([]);
    expect(paths(owned, 'other', [{ ...born, dateOfBirth: '01/02/1950' }])).toEqual([
      'beneficial_owners.beneficialOwners.0',
    ]);
  });

  it('[2-BARE-01] no company, and nobody without a name', () => {
    const bare: Application = {
      investor_details: {
        investor_type: 'bare_trust',
        investors: [{ trusteeType: 'company', companyName: 'Acme' }, { ...bo, trusteeType: 'individual' }, {}],
      },
    };

    expect(paths(bare, 'beneficial_owner')).toEqual(['investor_details.investors.1']);
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
      prefill: 'directors.directors.0',
      roles: [{ name: 'Acme', roleOptions: ['Director'], role_types: ['Beneficial owner'] }],
    });
  });

  it('[2-BO-11, 2-BO-12] a trustee as beneficial owner is flagged', () => {
    expect(pick(trust, 'beneficial_owner')).toMatchObject({
      ...ana,
      prefill: 'trustees.trustees.0',
      was_prefilled_trustee: true,
      is_existing_trustee_ben_owner: true,
    });
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
      prefill: 'directors.directors.0',
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
    expect(newRow('beneficial_owner', company).roles).toEqual([
      { name: 'Acme', roleOptions: ['Director'], role_types: ['Beneficial owner'] },
    ]);
    expect(newRow('director', company)).not.toHaveProperty('roles');
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
  const follow = (application: Application) => followTrustees({}, application).beneficial_owners?.beneficialOwners;

  it('[2-BO-12] adds the trustee to the owners, linked', () => {
    expect(follow(saved([bo, ticked]))).toMatchObject([
      { ...ana, prefill: 'trustees.trustees.1', was_prefilled_trustee: true, is_existing_trustee_ben_owner: true },
    ]);
  });

  it('[2-BO-12] adds nobody twice, and changes nothing that is right', () => {
    const owners = follow(saved([ticked]));

    expect(followTrustees({}, saved([ticked], owners))).toEqual({});
    expect(followTrustees({}, saved([ana]))).toEqual({});
  });

  it('[2-BO-11] takes the trustee out again, and nobody who was entered as an owner', () => {
    const owners = follow(saved([ticked])) ?? [];

    expect(follow(saved([ana], [...owners, bo]))).toEqual([bo]);
  });

  it('[2-TRU-10] keeps an owner whose trustee was deleted, as an owner of their own', () => {
    const copied = { ...ana, was_prefilled_trustee: true, is_existing_trustee_ben_owner: true };

    expect(follow(saved([bo], [copied]))).toEqual([{ ...copied, was_prefilled_trustee: false }]);
  });
});

describe('the owners tell the trustees', () => {
  const flags = { was_prefilled_trustee: true, is_existing_trustee_ben_owner: true };
  const follow = (trustees: Person[], beneficialOwners: Person[]) =>
    followOwners({}, { ...trust, trustees: { trustees }, beneficial_owners: { beneficialOwners } }).trustees?.trustees;

  it('[2-BO-12] ticks who was picked', () => {
    expect(follow([ana, bo], [{ ...bo, ...flags, prefill: 'trustees.trustees.1' }])).toEqual([
      ana,
      { ...bo, is_existing_trustee_ben_owner: true },
    ]);
  });

  it('[2-BO-11] unticks who is no longer there', () => {
    expect(follow([{ ...ana, is_existing_trustee_ben_owner: true }], [])).toEqual([
      { ...ana, is_existing_trustee_ben_owner: false },
    ]);
  });

  it('[2-BO-12] changes nothing that is right, nor without trustees', () => {
    expect(follow([ana], [bo])).toBeUndefined();
    expect(followOwners({}, company)).toEqual({});
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

  it('[2-INV-54] are left alone where roles are neither asked nor known', () => {
    expect(withRoleEntities(ana, { role: 'director', isAsked: false }, company)).toBe(ana);
  });

  it('[2-INV-46] offer a director the roles of others', () => {
    expect(roleEntities('director', company)[0]?.roleOptions).toContain('Company secretary');
  });
});
