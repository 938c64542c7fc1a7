/** Who goes with an answer, by name; apart from the counting, which is on the landing page's path. */
import type { Application, PersonEntry } from '../application.ts';
import { isCompanyTrustee, personName } from '../people/names.ts';
import { countInWords, describeRemoval, peopleByThing, type RemovalWording, type Thing } from './removal.ts';
import { removalTexts } from '../texts/removal.ts';

/** More names than this say less than their number. */
const MOST_NAMES = 3;

/**
 * What `before` has and `after` has not, as `describeRemoval` tells it, with the names of up to three people of a kind where all of them
 * have one.
 * @example nameRemoval({ directors: { directors: [ana, bo] } }, { directors: { directors: [bo] } }) // 'Ana Li, 1 document'
 */
export function nameRemoval(before: Application, after: Application): string {
  const [had, has] = [namesByRole(before), namesByRole(after)];
  const words: RemovalWording = ({ thing, count, isAlone }) => {
    const counted = countInWords({ thing, count });
    const names = missing(had[thing] ?? [], has[thing] ?? []);
    // More or fewer names than people: somebody has none, or was renamed in the same breath.
    if (names.length !== count || count > MOST_NAMES) return counted;
    // Whoever stays in another role is not removed but from this one.
    const stays = Object.entries(has).some(
      ([other, staying]) => other !== thing && staying.some((name) => names.includes(name)),
    );
    return isAlone && !stays ? removalTexts.people(names) : `${counted} (${removalTexts.people(names)})`;
  };
  return describeRemoval(before, after, words);
}

/** The names that were given, by what their owners are. */
function namesByRole(application: Application): Partial<Record<Thing, string[]>> {
  return Object.fromEntries(
    Object.entries(peopleByThing(application)).map(([thing, people]) => [thing, namesOf(people)]),
  );
}

function namesOf(people: readonly PersonEntry[]): string[] {
  return people
    .map((one) => (isCompanyTrustee(one) ? (one.companyName?.trim() ?? '') : personName(one)))
    .filter(Boolean);
}

/** What stands in the first list and not, as often, in the second. */
function missing(had: readonly string[], has: readonly string[]): string[] {
  const left = [...has];
  return had.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
