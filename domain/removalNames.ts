/** Who goes with an answer, by name; apart from the counting, which is on the landing page's path. */
import type { Application } from './application.ts';
import { isCompanyTrustee, personName } from './names.ts';
import { countInWords, describeRemoval, listPeople, type Owner, type RemovalWording } from './removal.ts';
import { removalTexts } from './texts/removal.ts';

/** More names than this say less than their number. */
const MOST_NAMES = 3;

/**
 * What `before` has and `after` has not, as `describeRemoval` tells it, with the names of up to three people of a kind where all of them
 * have one.
 * @example nameRemoval({ directors: { directors: [ana, bo] } }, { directors: { directors: [bo] } }) // 'Ana Li, 1 document'
 */
export function nameRemoval(before: Application, after: Application): string {
  const [had, has] = [listPeople(before), listPeople(after)];
  const words: RemovalWording = ({ thing, count, isAlone }) => {
    const counted = countInWords({ thing, count });
    const names = missing((had[thing] ?? []).map(nameOf), (has[thing] ?? []).map(nameOf));
    // A name that was changed in the same breath is nobody who goes.
    if (names.length !== count || count > MOST_NAMES || names.includes('')) return counted;
    // Whoever stays in another role is not removed but from this one.
    const stays = Object.entries(has).some(([other, people]) => other !== thing && people.some((person) => names.includes(nameOf(person))));
    return isAlone && !stays ? removalTexts.people(names) : `${counted} (${removalTexts.people(names)})`;
  };
  return describeRemoval(before, after, words);
}

function nameOf(person: Owner): string {
  return isCompanyTrustee(person) ? (person.companyName?.trim() ?? '') : personName(person);
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
