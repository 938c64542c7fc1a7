/** Names the entities that go with an answer; apart from the counting, which the landing page loads. */
import type { Application, OrganisationEntry, PersonEntry, TaxInvestor } from '../model/application.ts';
import { ownEntry } from '../formats/ownEntry.ts';
import { entityName, personName } from '../people/names.ts';
import { distinctName, identityOf } from '../people/distinctNames.ts';
import { removalTexts } from '../texts/removal.ts';
import { ORGANISATIONS } from '../model/places.ts';
import {
  changedDeclarations,
  countText,
  describeRemoval,
  removedControllingPersons,
  removedDeclarations,
  investingThing,
  peopleByThing,
  type RemovalWording,
  type Thing,
} from './removal.ts';
import { type Loss } from '../model/prefilled.ts';

/** Largest number of names; more names tell less than their number. */
const MOST_NAMES = 3;

/** Texts about a removal. */
export interface RemovalSummary {
  /** Text of everything that goes. */
  words: string;
  /** Name of the only person or organisation that goes; '' if none goes, or several, or one without a name. */
  only: string;
}

/** A person or organisation with its name. */
interface Named {
  identity: string;
  name: string;
}

/**
 * Describes a removal like `describeRemoval`, with the names of up to three people and organisations of a kind if all of them have one.
 * People of one name are told apart.
 * @example tellRemoval({ before: { directors: { directors: [ana, bo] } }, after: { directors: { directors: [bo] } } }).words // 'Ana Li, 1
 * document'
 */
export function summariseRemoval({ before, after }: Loss): RemovalSummary {
  const everybody = [before, after].flatMap((application) => Object.values(peopleByThing(application)).flat());
  const [had, has] = [before, after].map((application) => namedByThing(application, everybody)) as [
    NamedThings,
    NamedThings,
  ];
  const gone: string[] = [];
  const wording: RemovalWording = ({ thing, count, isAlone }) => {
    const counted = countText({ thing, count });
    const whose = ownEntry(TAX_NAMES, thing)?.({ before, after });
    // A declaration beside a removed person is clearly that person's; alone it needs the name.
    if (whose && (isAlone || thing !== 'taxDeclaration'))
      return whose.includes('') || count > MOST_NAMES ? counted : `${counted} (${removalTexts.people(whose)})`;
    if (had[thing] === undefined) return counted;
    const named = missing(had[thing], has[thing] ?? []);
    // The counts differ: an entity has no name, or was renamed in the same change.
    const names = named.length === count ? named.map(({ name }) => name) : Array<string>(count).fill('');
    gone.push(...names);
    if (names.includes('') || count > MOST_NAMES) return counted;
    // A person who stays in another role is removed from this role only.
    const stays = Object.entries(has).some(
      ([other, staying]) =>
        other !== thing && staying.some(({ identity }) => named.some((one) => one.identity === identity)),
    );
    return isAlone && !stays ? removalTexts.people(names) : `${counted} (${removalTexts.people(names)})`;
  };
  const words = describeRemoval(before, after, wording);
  const [only = '', ...others] = gone;
  return { words, only: others.length === 0 ? only : '' };
}

/** Names of the people and organisations that lost something in the tax form; '' for one without a name. */
const TAX_NAMES: Readonly<Record<string, (loss: Loss) => string[]>> = {
  taxDeclaration: ({ before, after }) => removedDeclarations(before, after).map((block) => nameOfBlock(block, before)),
  taxNumber: ({ before, after }) =>
    changedDeclarations(before, after).flatMap(([had, has]) =>
      had.tfn?.trim() && !has.tfn?.trim() ? [nameOfBlock(had, before)] : [],
    ),
  controllingPerson: ({ before, after }) =>
    removedControllingPersons(before, after).map(({ cp_name: name = '' }) => name.trim()),
};

/** Returns the name in the block; for a declaration inside another block, the name of its declarer. */
function nameOfBlock({ id, investor_name: name }: TaxInvestor, application: Application): string {
  if (name !== undefined) return name.trim();
  const { investor_details: owner } = application;
  if (owner?.organisation_id === id) return entityName(owner ?? {});
  const person = Object.values(peopleByThing(application))
    .flat()
    .find((one) => one.id === id);
  return person ? entityName(person) || personName(person) : '';
}

type NamedThings = Partial<Record<Thing, Named[]>>;

/** Returns the entities with a name, by kind. */
function namedByThing(application: Application, everybody: readonly PersonEntry[]): NamedThings {
  const named: NamedThings = {};
  const add = (thing: Thing, one: Named) =>
    (named[thing] = [...(named[thing] ?? []), ...(one.name === '' ? [] : [one])]);
  for (const { role, read } of ORGANISATIONS) {
    const organisation = read(application);
    const thing = role === 'owner' ? investingThing(application) : ORGANISATION_THINGS[role];
    if (organisation && thing)
      add(thing, { identity: identityOfOrganisation(organisation), name: entityName(organisation) });
  }
  for (const [thing, people] of Object.entries(peopleByThing(application)) as [Thing, PersonEntry[]][])
    for (const one of people) add(thing, { identity: identityOf(one), name: distinctName(one, everybody) });
  return named;
}

const ORGANISATION_THINGS = {
  holding_company: 'holdingCompany',
  custodian: 'custodian',
  corporate_trustee: 'corporateTrustee',
} as const;

function identityOfOrganisation(organisation: OrganisationEntry): string {
  const { id, organisation_id: own }: { id?: string; organisation_id?: string } = organisation;
  return own ?? id ?? entityName(organisation);
}

/** Returns the entries of the first list that the second lacks, counting repetitions. */
function missing(had: readonly Named[], has: readonly Named[]): Named[] {
  const left = has.map(({ identity }) => identity);
  return had.filter(({ identity }) => {
    const at = left.indexOf(identity);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
