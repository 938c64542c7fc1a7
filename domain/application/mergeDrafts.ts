/**
 * Two versions of a draft of which one came from the service, where tax numbers are masks: a mask says little of the number behind it, and a
 * number that only looks changed is no question to anybody.
 */
import type { Application } from '../application.ts';
import { isMasked, maskNumber } from '../formats/format.ts';
import type { SummaryContext } from '../stepRules/description.ts';
import { mergeApplications, type Merged, type Side } from './merge.ts';
import { listNumbers, mapNumbers, type NumberHandles } from './numbers.ts';

export interface DraftVersion {
  application: Application;
  /** What its masks stand for; a handle stands for one number for as long as that is not changed. */
  handles: NumberHandles;
}

export interface DraftVersions {
  /** The last version that both knew. */
  base: DraftVersion;
  mine: Application;
  /** As the service holds it now. */
  theirs: DraftVersion;
}

/**
 * Joins them as `mergeApplications` does. A number that they left as it was is the one of `base`, whatever its mask looks like beside it, and
 * goes back as their mask; one that they changed is a change also where both masks look alike.
 */
export function mergeDrafts(
  context: Omit<SummaryContext, 'application'>,
  { base, mine, theirs }: DraftVersions,
  choices: Readonly<Record<string, Side>> = {},
): Merged {
  const before = valuesOf(base.application);
  const now = valuesOf(theirs.application);
  const isKept = (name: string): boolean => {
    const [was, is] = [before.get(name), now.get(name)];
    if (was === undefined || is === undefined || !isMasked(is)) return false;
    return isMasked(was) ? base.handles[name] === theirs.handles[name] : maskNumber(was) === is;
  };
  const isReplaced = (name: string): boolean => isMasked(before.get(name) ?? '') && now.has(name) && !isKept(name);
  const known = {
    base: mapNumbers(base.application, ({ name, value }) => (isReplaced(name) ? '' : value)),
    mine,
    theirs: mapNumbers(theirs.application, ({ name, value }) => (isKept(name) ? (before.get(name) ?? value) : value)),
  };
  const merged = mergeApplications(context, known, choices);
  const application = mapNumbers(merged.application, ({ name, value }) =>
    isKept(name) && value === before.get(name) ? (now.get(name) ?? value) : value,
  );
  return { ...merged, application };
}

function valuesOf(application: Application): ReadonlyMap<string, string> {
  return new Map(listNumbers(application).map(({ name, value }) => [name, value]));
}
