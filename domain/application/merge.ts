/**
 * Merges two editors' versions of one draft (R6): joins their values (`joinVersions.ts`), and describes as text the conflicts and
 * the changes for the person who merges.
 */
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import type { Application, DataStepName } from '../model/application.ts';
import {
  describeOnce,
  listChangedSteps,
  listDifferences,
  type Comparing,
  type Difference,
  type LinesOf,
} from './differences.ts';
import { joinVersions, type Side, type UnresolvedConflict, type Versions } from './joinVersions.ts';

export type { Side, Versions } from './joinVersions.ts';

/** An answer that both editors changed differently. */
export interface Conflict {
  /** Key of the conflict among the choices. */
  key: string;
  step: DataStepName;
  /** Person or organisation in question; undefined for the step itself. */
  title?: string;
  /** The differing answers as text: mine in `before`, theirs in `after`; null on a side where the question is not asked. */
  answers: Difference[];
  /** Editor who removed what the other one changed. */
  removedBy?: Side;
}

export interface Merged {
  /** The joined version, with my answers to the conflicts not chosen yet. */
  application: Application;
  conflicts: Conflict[];
  /** Changes that the merge made to mine, outside the open conflicts: mine in `before`, the joined version in `after`. */
  takenFromTheirs: Difference[];
  /**
   * New or changed answers of one editor that the joined version lacks, outside the open conflicts: the other one changed the answer they
   * depended on, or their row was removed by choice. The base's answer in `before`.
   */
  droppedAnswers: Difference[];
  /** Steps whose answers differ as text from mine. */
  changed: DataStepName[];
  /** Sides taken without a choice of the person, by the key of the conflict: `mergeValues` accepts them as choices. */
  settled: Readonly<Record<string, Side>>;
}

/**
 * Joins two versions of a draft.
 *
 * @param choices side chosen in each conflict, by its key; these conflicts are not returned
 */
export function mergeApplications(
  context: Omit<Comparing, 'namedTogether'>,
  versions: Versions,
  choices: Readonly<Record<string, Side>> = {},
): Merged {
  // Each of the four versions is described once.
  const linesOf = context.linesOf ?? describeOnce(context);
  const settled = settleAutomatically(linesOf, versions, choices);
  const { application, unresolved } = joinVersions(versions, { ...choices, ...settled });
  const { mine, theirs } = versions;
  // Titles depend on the versions before a choice: they stay the same while the person chooses.
  const comparing = { ...context, linesOf, namedTogether: [mergeValues(versions, settled), mine, theirs] };
  const differences = listDifferences(comparing, mine, theirs);
  const open = unresolved.flatMap((conflict) => describeConflict(conflict, differences));
  const isInConflict = ({ place }: Difference) => open.some(({ places }) => isWithin(place, places));
  return {
    application,
    conflicts: open.map(({ conflict }) => conflict),
    takenFromTheirs: listDifferences(comparing, mine, application).filter((difference) => !isInConflict(difference)),
    droppedAnswers: listDroppedAnswers(comparing, versions, application).filter(
      (difference) => !isInConflict(difference),
    ),
    changed: listChangedSteps(linesOf, mine, application),
    settled,
  };
}

/** Joins the values of two versions without describing them; a conflict without a choice gets my answer. */
export function mergeValues(versions: Versions, choices: Readonly<Record<string, Side>>): Application {
  return joinVersions(versions, choices).application;
}

/** Returns the side to take in each conflict that needs no choice of the person, by the key of the conflict. */
function settleAutomatically(
  linesOf: LinesOf,
  versions: Versions,
  choices: Readonly<Record<string, Side>>,
): Record<string, Side> {
  const { application, unresolved } = joinVersions(versions, choices);
  const linesWithin = (version: Application, places: readonly string[]) =>
    [...linesOf(version)].filter(([place]) => isWithin(place, places));
  const settle = ({ key, step, places, removedBy }: UnresolvedConflict): Side | null => {
    const { base, mine, theirs } = versions;
    if (removedBy !== undefined) {
      // An opened form may store answers that are not asked. If no other answer changed, the removal wins.
      const remaining = removedBy === 'mine' ? theirs : mine;
      return isSameAnswer(linesWithin(base, places), linesWithin(remaining, places)) ? removedBy : null;
    }
    if (key === step && (mine[step] === undefined || theirs[step] === undefined))
      return sideOfStep(step, versions, application);
    // Only the other editor is asked: the value here remains from a question that is no longer asked.
    return linesWithin(mine, places).length === 0 && linesWithin(theirs, places).length > 0 ? 'theirs' : null;
  };
  return Object.fromEntries(
    unresolved.flatMap((conflict) => {
      const side = settle(conflict);
      return side === null ? [] : [[conflict.key, side]];
    }),
  );
}

/** Returns the side to take of a step that only one version has: the one whose investor type was joined, because steps depend on it. */
function sideOfStep(step: DataStepName, { mine, theirs }: Versions, joined: Application): Side {
  const investorTypeOf = ({ investor_details }: Application) => investor_details?.investor_type;
  const sideWithStep: Side = mine[step] === undefined ? 'theirs' : 'mine';
  if (investorTypeOf(mine) === investorTypeOf(theirs)) return sideWithStep;
  return investorTypeOf(joined) === investorTypeOf(mine) ? 'mine' : 'theirs';
}

/**
 * Describes a conflict to the person, with its places. Returns an empty array if the versions do not differ as text, or if no answer is
 * asked of both editors: then it depends on another answer, and stays or goes with that one.
 */
function describeConflict(
  { key, step, places, removedBy }: UnresolvedConflict,
  differences: readonly Difference[],
): { conflict: Conflict; places: string[] }[] {
  const answers = differences.filter(({ place }) => isWithin(place, places));
  const isAskedOfBoth = answers.some(({ before, after }) => before !== null && after !== null);
  if (answers.length === 0 || (!removedBy && !isAskedOfBoth)) return [];
  const title = answers.find((answer) => answer.title !== undefined)?.title;
  const conflict = { key, step, ...(title !== undefined && { title }), answers, ...(removedBy && { removedBy }) };
  return [{ conflict, places }];
}

/** Lists the new or changed answers of either editor that are missing in the joined version. */
function listDroppedAnswers(
  context: Comparing & { linesOf: LinesOf },
  { base, mine, theirs }: Versions,
  application: Application,
): Difference[] {
  const joinedLines = context.linesOf(application);
  return [mine, theirs]
    .flatMap((version) => listDifferences(context, base, version))
    .filter(({ place, after }) => after !== null && !joinedLines.has(place));
}

/** Returns true for one of these places, and for a place inside one. */
function isWithin(place: string, places: readonly string[]): boolean {
  return places.some((each) => place === each || place.startsWith(`${each}.`));
}
