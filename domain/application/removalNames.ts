/** Who goes with an answer, by name; apart from the counting, which is on the landing page's path. */
import type { Application, OrganisationEntry, PersonEntry, TaxInvestor } from '../application.ts';
import { lookUp } from '../formats/lookUp.ts';
import { entityName, personName } from '../people/names.ts';
import { callAmong, identityOf } from '../people/tellApart.ts';
import { removalTexts } from '../texts/removal.ts';
import { ORGANISATIONS } from './places.ts';
import {
  changedDeclarations,
  countInWords,
  describeRemoval,
  goneControllingPersons,
  goneDeclarations,
  owningThing,
  peopleByThing,
  type Loss,
  type RemovalWording,
  type Thing,
} from './removal.ts';

/** More names than this say less than their number. */
const MOST_NAMES = 3;

/** What is told of a removal. */
export interface RemovalTold {
  /** What goes, in words. */
  words: string;
  /** Who goes, where that is one person or one organisation; '' where it is nobody, or more, or somebody without a name. */
  only: string;
}

/** Somebody, or an organisation, under their name. */
interface Named {
  identity: string;
  name: string;
}

/**
 * What went, as `describeRemoval` tells it, with the names of up to three people and organisations of a kind where all of them have one.
 * People of one name are told apart.
 * @example tellRemoval({ before: { directors: { directors: [ana, bo] } }, after: { directors: { directors: [bo] } } }).words // 'Ana Li, 1 document'
 */
export function tellRemoval({ before, after }: Loss): RemovalTold {
  const everybody = [before, after].flatMap((application) => Object.values(peopleByThing(application)).flat());
  const [had, has] = [before, after].map((application) => namedByThing(application, everybody)) as [
    NamedThings,
    NamedThings,
  ];
  const gone: string[] = [];
  const wording: RemovalWording = ({ thing, count, isAlone }) => {
    const counted = countInWords({ thing, count });
    const whose = lookUp(TAX_NAMES, thing)?.({ before, after });
    // Beside somebody who goes a declaration is theirs; by itself nobody could tell whose.
    if (whose && (isAlone || thing !== 'taxDeclaration'))
      return whose.includes('') || count > MOST_NAMES ? counted : `${counted} (${removalTexts.people(whose)})`;
    if (had[thing] === undefined) return counted;
    const named = missing(had[thing], has[thing] ?? []);
    // More or fewer names than there are: somebody has none, or was renamed in the same breath.
    const names = named.length === count ? named.map(({ name }) => name) : Array<string>(count).fill('');
    gone.push(...names);
    if (names.includes('') || count > MOST_NAMES) return counted;
    // Whoever stays in another role is not removed but from this one.
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

/** Whose it was that went out of the tax form; '' for who has no name. */
const TAX_NAMES: Readonly<Record<string, (loss: Loss) => string[]>> = {
  taxDeclaration: ({ before, after }) => goneDeclarations(before, after).map((block) => nameOfBlock(block, before)),
  taxNumber: ({ before, after }) =>
    changedDeclarations(before, after).flatMap(([had, has]) =>
      had.tfn?.trim() && !has.tfn?.trim() ? [nameOfBlock(had, before)] : [],
    ),
  controllingPerson: ({ before, after }) =>
    goneControllingPersons(before, after).map(({ cp_name: name = '' }) => name.trim()),
};

/** The name in the block; of a declaration inside another block, that of who made it. */
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

/** Who has a name, by what they are. */
function namedByThing(application: Application, everybody: readonly PersonEntry[]): NamedThings {
  const named: NamedThings = {};
  const add = (thing: Thing, one: Named) =>
    (named[thing] = [...(named[thing] ?? []), ...(one.name === '' ? [] : [one])]);
  for (const { role, read } of ORGANISATIONS) {
    const organisation = read(application);
    const thing = role === 'owner' ? owningThing(application) : ORGANISATION_THINGS[role];
    if (organisation && thing)
      add(thing, { identity: identityOfOrganisation(organisation), name: entityName(organisation) });
  }
  for (const [thing, people] of Object.entries(peopleByThing(application)) as [Thing, PersonEntry[]][])
    for (const one of people) add(thing, { identity: identityOf(one), name: callAmong(one, everybody) });
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

/** What stands in the first list and not, as often, in the second. */
function missing(had: readonly Named[], has: readonly Named[]): Named[] {
  const left = has.map(({ identity }) => identity);
  return had.filter(({ identity }) => {
    const at = left.indexOf(identity);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
