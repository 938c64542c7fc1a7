import fc from 'fast-check';
import { identify } from '#domain/application/identify.ts';
import { describeOnce, listDifferences } from '#domain/application/differences.ts';
import { mergeApplications, type Side, type Versions } from '#domain/application/merge.ts';
import { pick } from '#domain/formats/pick.ts';
import { mapEntities, PEOPLE } from '#domain/model/places.ts';
import type { Application, Person, PersonEntry } from '#domain/application.ts';
import { aDemoOffer, aPerson, settledIn } from '#test/support/applications.ts';
import { anApplicationBy, INVESTOR_KINDS, type InvestorKind } from '#test/support/entityApplications.ts';
import { countingIds } from '#test/support/renderStoreDevice.ts';

const OFFER = aDemoOffer('tarn-ridge-water-trust');
const CONTEXT = { offer: OFFER, currency: 'AUD' };

function anApplication(kind: InvestorKind): Application {
  return identify(settledIn(OFFER, anApplicationBy(kind, OFFER)), countingIds());
}

function withPerson(application: Application, index: number, change: Partial<Person>): Application {
  const target = peopleIds(application)[index % Math.max(1, peopleIds(application).length)];
  return mapEntities(application, { person: (person) => (person.id === target ? { ...person, ...change } : person) });
}

function peopleIds(application: Application): string[] {
  const ids = PEOPLE.flatMap((place) => place.read<PersonEntry>(application) ?? []).map(({ id }) => id ?? '');
  return [...new Set(ids)];
}

/** What an editor does: a change of one answer, by its number and the word that is typed. */
const EDITS: readonly ((application: Application, word: string, index: number) => Application)[] = [
  (a, word) => ({ ...a, contact_details: { ...a.contact_details, first_name: word } }),
  (a, word) => ({ ...a, contact_details: { ...a.contact_details, last_name: word } }),
  (a, word) => ({ ...a, bank_details: { ...a.bank_details, bsb: word } }),
  (a, word) => ({ ...a, bank_details: { ...a.bank_details, accountNumber: word } }),
  (a, word) => ({ ...a, purchase_amount: { ...a.purchase_amount, totalAmount: amountOf(word) } }),
  (a, word) => ({ ...a, purchase_amount: { ...a.purchase_amount, priorityCode: word } }),
  (a, word, index) => withPerson(a, index, { legalFirstName: word }),
  (a, word, index) => withPerson(a, index, { legalLastName: word }),
  (a, word, index) => withPerson(a, index, { emailAddress: `${word}@example.com` }),
  (a, word, index) => withPerson(a, index, { streetName: word }),
  (a, word, index) => withPerson(a, index, { mobileNumber: word }),
  (a, word, index) => {
    const investors = a.investor_details?.investors;
    return investors
      ? { ...a, investor_details: { ...a.investor_details, investors: withRow(investors, word, index) } }
      : a;
  },
  (a, _word, index) => {
    const directors = a.directors?.directors;
    return directors ? { ...a, directors: { directors: directors.filter((_row, at) => at !== index) } } : a;
  },
];

/** Digits, since nothing else can be typed there. */
function amountOf(word: string): string {
  return word.replace('Mine', '1000').replace('Theirs', '2000');
}

function withRow(rows: readonly PersonEntry[], word: string, index: number): PersonEntry[] {
  return rows.toSpliced(index % (rows.length + 1), 0, aPerson({ id: `new-${word}`, legalFirstName: word }));
}

/** Nobody can type where nothing is asked. */
function shownEdit(before: Application, after: Application): Application {
  return listDifferences(CONTEXT, before, after).length > 0 ? after : before;
}

const edits = (who: string) =>
  fc
    .array(fc.tuple(fc.nat(EDITS.length - 1), fc.nat(3), fc.integer({ min: 100, max: 999 })), {
      minLength: 1,
      maxLength: 5,
    })
    .map(
      (list) => (application: Application) =>
        list.reduce(
          (result, [edit, index, number]) =>
            shownEdit(result, EDITS[edit]?.(result, `${who}${number}`, index) ?? result),
          application,
        ),
    );

const versions: fc.Arbitrary<Versions> = fc
  .record({ kind: fc.constantFrom(...INVESTOR_KINDS), mine: edits('Mine'), theirs: edits('Theirs') })
  .map(({ kind, mine, theirs }) => {
    const base = anApplication(kind);
    return { base, mine: mine(base), theirs: theirs(base) };
  });

/** Every text that an editor typed, which nobody else could have. */
function typed(application: Application, who: 'Mine' | 'Theirs'): Set<string> {
  return new Set(read(application).match(new RegExp(`\\b(?:${who}|${amountOf(who)})\\d{3}\\b`, 'g')));
}

/** As text, an amount without the commas of its thousands. */
function read(value: unknown): string {
  return JSON.stringify(value).replaceAll(/(\d),(?=\d)/g, '$1');
}

describe('[R6] two who edit one draft', () => {
  it('lose nothing: whatever one of them typed is there, or asked about with both answers', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { application, conflicts } = mergeApplications(CONTEXT, { base, mine, theirs });
        const left = read([application, conflicts]);
        for (const word of [...typed(mine, 'Mine'), ...typed(theirs, 'Theirs')]) expect(left).toContain(word);
      }),
    );
  });

  it('get all of mine, or all of theirs, where they disagree, as chosen, and what only one changed either way', () => {
    fc.assert(
      fc.property(versions, fc.constantFrom<Side>('mine', 'theirs'), (given, side) => {
        const { conflicts } = mergeApplications(CONTEXT, given);
        const choices = Object.fromEntries(conflicts.map(({ key }) => [key, side]));
        const { application, conflicts: open } = mergeApplications(CONTEXT, given, choices);
        expect(open).toEqual([]);
        for (const word of typed(given[side], side === 'mine' ? 'Mine' : 'Theirs'))
          expect(read(application)).toContain(word);
      }),
    );
  });

  it('are the same whoever is first, where they do not disagree', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const one = mergeApplications(CONTEXT, { base, mine, theirs });
        const other = mergeApplications(CONTEXT, { base, mine: theirs, theirs: mine });
        expect(other.conflicts.map(({ key }) => key).sort()).toEqual(one.conflicts.map(({ key }) => key).sort());
        if (one.conflicts.length === 0 && !hasNewRows(mine, base))
          expect(listDifferences(CONTEXT, one.application, other.application)).toEqual([]);
      }),
    );
  });
});

/** The order of two new people is each editor's own. */
function hasNewRows(mine: Application, base: Application): boolean {
  return peopleIds(mine).some((id) => !peopleIds(base).includes(id));
}

describe('[R6] one answer that both changed', () => {
  const base = anApplication('joint');
  const [first, second] = base.investor_details?.investors ?? [];

  it('is asked about as worded, mine and theirs', () => {
    const mine = { ...base, contact_details: { ...base.contact_details, first_name: 'Mine' } };
    const theirs = { ...base, contact_details: { ...base.contact_details, first_name: 'Theirs' } };
    const { conflicts } = mergeApplications(CONTEXT, { base, mine, theirs });
    expect(conflicts).toEqual([
      {
        key: 'contact_details.first_name',
        step: 'contact_details',
        answers: [
          expect.objectContaining({
            label: 'First/preferred name',
            before: { kind: 'text', value: 'Mine' },
            after: { kind: 'text', value: 'Theirs' },
          }),
        ],
      },
    ]);
  });

  it('is not there where both gave the same', () => {
    const same = { ...base, contact_details: { ...base.contact_details, first_name: 'Same' } };
    expect(mergeApplications(CONTEXT, { base, mine: same, theirs: { ...same } }).conflicts).toEqual([]);
  });

  const inBank = (change: Application['bank_details']) => ({
    ...base,
    bank_details: { ...base.bank_details, ...change },
  });
  const inAmount = (change: Application['purchase_amount']) => ({
    ...base,
    purchase_amount: { ...base.purchase_amount, ...change },
  });
  it.each<[string, Application, Application]>([
    ['my BSB with their account', inBank({ bsb: '083001' }), inBank({ accountNumber: '99887766' })],
    ['my BSB with their name', inBank({ bsb: '083001' }), inBank({ accountName: 'Reed Family' })],
    ['my amount with their number', inAmount({ totalAmount: '7300.00' }), inAmount({ numberSecurities: '12' })],
    [
      'my street with their suburb',
      withPerson(base, 0, { streetName: 'Mine' }),
      withPerson(base, 0, { suburbCity: 'Theirs' }),
    ],
    [
      'my given name with their family name',
      withPerson(base, 0, { legalFirstName: 'Mine' }),
      withPerson(base, 0, { legalLastName: 'Theirs' }),
    ],
    [
      'my document with their number',
      withPerson(base, 0, { idType: 'passport' }),
      withPerson(base, 0, { idNumber: 'X1234567' }),
    ],
  ])('is one with what it means something with: nobody gets %s', (_what, mine, theirs) => {
    const { conflicts, application } = mergeApplications(CONTEXT, { base, mine, theirs });
    expect(conflicts).toHaveLength(1);
    expect(application).toEqual(mine);
    const key = conflicts[0]?.key ?? '';
    const chosen = mergeApplications(CONTEXT, { base, mine, theirs }, { [key]: 'theirs' });
    expect(chosen.application).toEqual(theirs);
  });

  it('of a person who stands in two lists is one question, chosen once', () => {
    const trust = anApplication('corporate_trust');
    const director = trust.directors?.directors?.[0];
    const both = {
      ...trust,
      beneficial_owners: {
        ...trust.beneficial_owners,
        beneficialOwners: [{ ...director }, ...(trust.beneficial_owners?.beneficialOwners ?? [])],
      },
    };
    const edited = (emailAddress: string) =>
      mapEntities(both, { person: (person) => (person.id === director?.id ? { ...person, emailAddress } : person) });
    const given = { base: both, mine: edited('mine@example.com'), theirs: edited('theirs@example.com') };
    const { conflicts } = mergeApplications(CONTEXT, given);
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]?.answers).toHaveLength(1);
    const { application } = mergeApplications(CONTEXT, given, { [conflicts[0]?.key ?? '']: 'theirs' });
    expect(application).toEqual(given.theirs);
  });

  it('of somebody whom one of them removed is a question of whether they stay', () => {
    const removed = {
      ...base,
      investor_details: { ...base.investor_details, investors: base.investor_details?.investors?.slice(1) ?? [] },
    };
    const changed = withPerson(base, 0, { emailAddress: 'theirs@example.com' });
    const given = { base, mine: removed, theirs: changed };
    const { conflicts } = mergeApplications(CONTEXT, given);
    expect(conflicts).toEqual([expect.objectContaining({ removedBy: 'mine', step: 'investor_details' })]);
    const key = conflicts[0]?.key ?? '';
    const stays = mergeApplications(CONTEXT, given, { [key]: 'theirs' }).application.investor_details?.investors;
    expect(stays?.map(({ id }) => id)).toContain(first?.id);
    const goes = mergeApplications(CONTEXT, given, { [key]: 'mine' }).application.investor_details?.investors;
    expect(goes?.[0]?.id).toBe(second?.id);
  });
});

describe('[R6] documents that both attached', () => {
  const base = anApplication('family_trust');
  const aDocument = (id: string) => ({
    id,
    filename: `${id}.pdf`,
    download: `/api/application_docs/${id}/`,
    delete_document: `/api/application_docs/${id}/`,
  });
  const given = (change: (who: string) => Application['investor_details']): Versions => ({
    base,
    mine: { ...base, investor_details: { ...base.investor_details, ...change('mine') } },
    theirs: { ...base, investor_details: { ...base.investor_details, ...change('theirs') } },
  });

  it('are all there where there may be several', () => {
    const merged = mergeApplications(
      CONTEXT,
      given((who) => ({ additionalDocs: [aDocument(who)] })),
    );
    expect(merged.conflicts).toEqual([]);
    const documents = merged.application.investor_details?.additionalDocs ?? [];
    expect(documents.map(({ id }) => id).sort()).toEqual(['mine', 'theirs']);
  });

  it('are asked about where there is one, which goes whole', () => {
    const versions = given((who) => ({ amlCtfDoc: aDocument(who) }));
    const { conflicts } = mergeApplications(CONTEXT, versions);
    expect(conflicts).toHaveLength(1);
    const chosen = mergeApplications(CONTEXT, versions, { [conflicts[0]?.key ?? '']: 'theirs' });
    expect(chosen.application.investor_details?.amlCtfDoc).toEqual(aDocument('theirs'));
  });
});

describe('[R6] people of one name', () => {
  const JANE = { legalFirstName: 'Jane', legalLastName: 'Citizen' };
  const base = mapEntities(anApplication('corporate_trust'), { person: (person) => ({ ...person, ...JANE }) });
  const [first, second] = base.directors?.directors ?? [];
  const withEmail = (id: string | undefined, emailAddress: string) =>
    mapEntities(base, { person: (person) => (person.id === id ? { ...person, emailAddress } : person) });

  it('are told apart by the blocks in which they stand', () => {
    const mine = withEmail(first?.id, 'mine@example.com');
    const theirs = mapEntities(withEmail(first?.id, 'theirs@example.com'), {
      person: (person) => (person.id === second?.id ? { ...person, emailAddress: 'other@example.com' } : person),
    });
    const { conflicts, takenFromTheirs } = mergeApplications(CONTEXT, { base, mine, theirs });
    expect(conflicts.map(({ title }) => title)).toEqual(['Jane Citizen (Director 1)']);
    expect(takenFromTheirs.map(({ title }) => title)).toEqual(['Jane Citizen (Director 2)']);
  });

  it('are told apart where one was removed here and another came there, and stay so while one chooses', () => {
    const third = aPerson({ ...JANE, id: 'third' });
    const rows = base.directors?.directors ?? [];
    const mine = withEmail(first?.id, 'mine@example.com');
    const theirs = { ...base, directors: { directors: [...rows.slice(1), third] } };
    const given = { base, mine, theirs };
    const { conflicts, takenFromTheirs } = mergeApplications(CONTEXT, given);
    expect(conflicts.map(({ title }) => title)).toEqual(['Jane Citizen (Director 1)']);
    expect(new Set(takenFromTheirs.map(({ title }) => title))).toEqual(new Set(['Jane Citizen (Director 3)']));
    const chosen = mergeApplications(CONTEXT, given, { [conflicts[0]?.key ?? '']: 'theirs' });
    expect(chosen.takenFromTheirs.map(({ title }) => title)).toContain('Jane Citizen (Director 3)');
  });

  it('are called by their name alone where nobody else has it', () => {
    const two = withPerson(base, 0, { legalFirstName: 'Ana' });
    const theirs = mapEntities(two, {
      person: (person) => (person.legalFirstName === 'Ana' ? { ...person, emailAddress: 'a@example.com' } : person),
    });
    const { takenFromTheirs } = mergeApplications(CONTEXT, { base: two, mine: two, theirs });
    expect(takenFromTheirs.map(({ title }) => title)).toEqual(['Ana Citizen']);
  });
});

describe('[R6] what only one of them did', () => {
  const base = anApplication('joint');

  it('comes in, and is told', () => {
    const theirs = withPerson(base, 1, { emailAddress: 'theirs@example.com' });
    const mine = withPerson(base, 1, { legalFirstName: 'Mine' });
    const { application, conflicts, takenFromTheirs } = mergeApplications(CONTEXT, { base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(application.investor_details?.investors?.[1]).toMatchObject({
      legalFirstName: 'Mine',
      emailAddress: 'theirs@example.com',
    });
    expect(takenFromTheirs).toEqual([
      expect.objectContaining({ step: 'investor_details', after: { kind: 'text', value: 'theirs@example.com' } }),
    ]);
  });

  it('leaves a removed person removed, a new one where they were put, and an order changed', () => {
    const rows = base.investor_details?.investors ?? [];
    const withInvestors = (investors: PersonEntry[]) => ({
      ...base,
      investor_details: { ...base.investor_details, investors },
    });
    const mine = withInvestors(rows.toReversed());
    const theirs = withInvestors([...rows.slice(1), aPerson({ id: 'new', legalFirstName: 'New' })]);
    const joined = mergeApplications(CONTEXT, { base, mine, theirs }).application.investor_details?.investors ?? [];
    expect(joined.map(({ id }) => id)).toEqual([rows[3]?.id, 'new', rows[2]?.id, rows[1]?.id]);
  });

  it('takes away whom they removed although a form that was opened here gave them answers that nobody is asked', () => {
    const rows = base.investor_details?.investors ?? [];
    const withInvestors = (investors: PersonEntry[]) => ({
      ...base,
      investor_details: { ...base.investor_details, investors },
    });
    const opened = rows.map((row) => ({ sourcesOfWealth: [], pep_status: 'NOT_DETERMINED' as const, ...row }));
    const mine = withInvestors(opened.map((row, at) => (at === 0 ? { ...row, emailAddress: 'm@example.com' } : row)));
    const { application, conflicts, takenFromTheirs } = mergeApplications(CONTEXT, {
      base,
      mine,
      theirs: withInvestors(rows.toSpliced(1, 1)),
    });
    expect(conflicts).toEqual([]);
    expect(application.investor_details?.investors).toEqual(mine.investor_details.investors.toSpliced(1, 1));
    expect(new Set(takenFromTheirs.map(({ title }) => title))).toContain('Tomas Okafor');
  });

  it('is told where it is asked no more, since the other one changed what it hung on', () => {
    const company = anApplication('company');
    const mine: Application = {
      ...company,
      investor_details: { investor_type: 'individual', investors: [aPerson({ id: 'x' })] },
    };
    const theirs = { ...company, investor_details: { ...company.investor_details, is_charity: true } };
    const { droppedAnswers } = mergeApplications(CONTEXT, { base: company, mine, theirs });
    expect(droppedAnswers.map(({ label }) => label)).toEqual([expect.stringMatching(/charity/i)]);
  });

  describe.each<[string, (one: Application, other: Application) => [Application, Application]]>([
    ['mine', (one, other) => [one, other]],
    ['theirs', (one, other) => [other, one]],
  ])('where the investor type was changed in %s', (_who, sides) => {
    const company = anApplication('company');
    const { tax_details: tax, ...others } = company;
    const typed: Application = {
      ...others,
      investor_details: { investor_type: 'individual', investors: [aPerson({ id: 'x' })] },
    };
    const taxed = {
      ...company,
      tax_details: { ...tax, investors: (tax?.investors ?? []).map((block) => ({ ...block, tfn: '876543210' })) },
    };
    const [mine, theirs] = sides(typed, taxed);

    it('takes the tax step of the earlier type with it, and says what was changed there', () => {
      const { application, conflicts, droppedAnswers } = mergeApplications(CONTEXT, { base: company, mine, theirs });
      expect(conflicts).toEqual([]);
      expect(application).toEqual(typed);
      expect(droppedAnswers.map(({ step }) => step)).toEqual(['tax_details']);
    });

    it.each<Side>(['mine', 'theirs'])(
      'keeps the tax step with the type that is chosen where both changed it: %s',
      (side) => {
        const trust = anApplication('family_trust');
        const again = { ...company, ...pick(trust, ['investor_details', 'tax_details']) };
        const [one, other] = sides(typed, again);
        const given = { base: company, mine: one, theirs: other };
        const { conflicts } = mergeApplications(CONTEXT, given);
        const chosen = mergeApplications(
          CONTEXT,
          given,
          Object.fromEntries(conflicts.map(({ key }): [string, Side] => [key, side])),
        );
        expect(conflicts).not.toEqual([]);
        expect(chosen.application.tax_details).toEqual((side === 'mine' ? one : other).tax_details);
      },
    );
  });

  it('is theirs where they alone are asked it, whatever a question that went away has left here', () => {
    const adviser = anApplication('company');
    const { adviser_first_name: _none, ...contact } = adviser.contact_details ?? {};
    const base: Application = { ...adviser, contact_details: { ...contact, applicant_role: 'investor' } };
    const left = { ...base, contact_details: { ...base.contact_details, adviser_first_name: 'Left' } };
    const asked: Application = {
      ...base,
      contact_details: { ...base.contact_details, applicant_role: 'advisor', adviser_first_name: 'Asked' },
    };
    const theirs = mergeApplications(CONTEXT, { base, mine: left, theirs: asked });
    expect(theirs.application).toEqual(asked);
    expect(theirs.conflicts).toEqual([]);
    const mine = mergeApplications(CONTEXT, { base, mine: asked, theirs: left });
    expect(mine.application).toEqual(asked);
    expect(mine.conflicts).toEqual([]);
  });
});

it('[R6] describes four versions of an application at most, however much the two editors changed', () => {
  let reads = 0;
  const offer = new Proxy(OFFER, {
    get: (target, name) => {
      reads += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  const counted = { offer, currency: 'AUD' };
  const base = anApplication('company');
  const mine = {
    ...base,
    contact_details: { ...base.contact_details, first_name: 'Mine' },
    directors: { directors: [] },
  };
  const theirs = withPerson({ ...base, contact_details: { ...base.contact_details, first_name: 'Theirs' } }, 0, {
    emailAddress: 'theirs@example.com',
  });
  const most = Math.max(
    ...[base, mine, theirs].map((application) => {
      reads = 0;
      describeOnce(counted)(application);
      return reads;
    }),
  );
  reads = 0;

  const { conflicts } = mergeApplications(counted, { base, mine, theirs });

  expect(conflicts).not.toHaveLength(0);
  expect(most).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(4 * most);
});
