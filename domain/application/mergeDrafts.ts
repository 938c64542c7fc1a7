/**
 * Merges two versions of a draft, one of them from the service with masked numbers. Handles decide if a masked number was changed: one
 * number may have several masks, and two numbers may have the same one.
 */
import type { Application, DataStepName } from '../model/application.ts';
import { isMasked, maskNumber } from '../formats/format.ts';
import { pick } from '../formats/pick.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import type { Comparing } from './differences.ts';
import { STEP_FIELDS } from '../model/fields.ts';
import { mergeApplications, mergeValues, type Merged, type Side, type Versions } from './merge.ts';
import { listNumbers, mapNumbers, type NumberHandles } from './numbers.ts';

const STEPS = Object.keys(STEP_FIELDS) as DataStepName[];

export interface DraftVersion {
  application: Application;
  /** Handles of the numbers behind its masks; a handle stands for one number until that number changes. */
  handles: NumberHandles;
}

export interface DraftVersions {
  /** Last version that both editors knew. */
  base: DraftVersion;
  mine: Application;
  /** Version that the service has now. */
  theirs: DraftVersion;
}

/**
 * Merges the versions like `mergeApplications`. A number that the other editor left unchanged counts as the one of `base`, whatever its
 * mask looks like, and the result has their mask of it; a number that the other editor changed is a change even if both masks look alike.
 */
export function mergeDrafts(
  context: Omit<Comparing, 'namedTogether'>,
  versions: DraftVersions,
  choices: Readonly<Record<string, Side>> = {},
): Merged {
  const { aligned, withTheirMasks } = alignMasks(versions);
  const merged = mergeApplications(context, aligned, choices);
  const application = withTheirMasks(merged.application);
  const isMaskReplaced = (step: DataStepName) => !isSameAnswer(merged.application[step], application[step]);
  const changed = STEPS.filter((step) => merged.changed.includes(step) || isMaskReplaced(step));
  return { ...merged, application, changed };
}

/** Joins the values of these steps alone, without describing them. `settled`: the same as in the merge of the whole versions. */
export function mergeDraftSteps(
  { base, mine, theirs }: DraftVersions,
  steps: readonly DataStepName[],
  settled: Merged['settled'],
): Application {
  const { aligned, withTheirMasks } = alignMasks({
    base: { ...base, application: pick(base.application, steps) },
    mine: pick(mine, steps),
    theirs: { ...theirs, application: pick(theirs.application, steps) },
  });
  return withTheirMasks(mergeValues(aligned, settled));
}

/**
 * Returns the versions with each number that the other editor left unchanged written as in `base`, and the function that writes these
 * numbers as the service's masks again.
 */
function alignMasks({ base, mine, theirs }: DraftVersions): {
  aligned: Versions;
  withTheirMasks: (application: Application) => Application;
} {
  const baseNumbers = numbersByName(base.application);
  const theirNumbers = numbersByName(theirs.application);
  const isUnchanged = (name: string): boolean => {
    const [baseNumber, theirNumber] = [baseNumbers.get(name), theirNumbers.get(name)];
    if (baseNumber === undefined || theirNumber === undefined || !isMasked(theirNumber)) return false;
    return isMasked(baseNumber) ? base.handles[name] === theirs.handles[name] : maskNumber(baseNumber) === theirNumber;
  };
  // A mask of the base may look like the mask of the number that replaced it: blank, it differs from that one.
  const isReplaced = (name: string): boolean =>
    isMasked(baseNumbers.get(name) ?? '') && theirNumbers.has(name) && !isUnchanged(name);
  return {
    aligned: {
      base: mapNumbers(base.application, ({ name, value }) => (isReplaced(name) ? '' : value)),
      mine,
      theirs: mapNumbers(theirs.application, ({ name, value }) =>
        isUnchanged(name) ? (baseNumbers.get(name) ?? value) : value,
      ),
    },
    withTheirMasks: (application) =>
      mapNumbers(application, ({ name, value }) =>
        isUnchanged(name) && value === baseNumbers.get(name) ? (theirNumbers.get(name) ?? value) : value,
      ),
  };
}

function numbersByName(application: Application): ReadonlyMap<string, string> {
  return new Map(listNumbers(application).map(({ name, value }) => [name, value]));
}
