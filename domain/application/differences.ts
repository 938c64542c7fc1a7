/**
 * Lists the differences of two versions of an application as text (design 4a). Merges, approvals after a change, mails about an edit and
 * the history all compare with it.
 */
import type { Application, DataStepName } from '../model/application.ts';
import { isRecord } from '../formats/isRecord.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import { nameKey } from '../formats/sameName.ts';
import { toDotPath } from '../formats/toDotPath.ts';
import { listPersonPlaces } from '../people/listedPeople.ts';
import { identityOf, nameOf } from '../people/distinctNames.ts';
import { describeStep as describeRecorded } from '../stepRules/readings.ts';
import { readingContext } from '../readiness/assess.ts';
import type { Answer, Line, SummaryContext } from '../rules/description.ts';
import { peopleTexts } from '../texts/people.ts';
import { STEP_FIELDS } from '../model/fields.ts';

/** One question whose answer differs. */
export interface Difference {
  step: DataStepName;
  /**
   * Place of the answer, independent of the row's position: the step, then fields, each row by its id (or its number if it has none).
   * `investor_details.investors.7d0c….emailAddress`.
   */
  place: string;
  /**
   * Person or organisation, named as in the later version; undefined for the step itself. People of one name also get the blocks in which
   * they stand: `Jane Citizen (Director 2)`.
   */
  title?: string;
  /** Label of the question in the later version, or in the earlier one if it is no longer asked. */
  label: string;
  /** Answer in the earlier version; null if the question was not asked there. */
  before: Answer | null;
  /** Answer in the later version; null if the question is not asked there. */
  after: Answer | null;
}

/** Everything besides the two versions that decides the texts of a comparison. */
export interface Comparing extends Omit<SummaryContext, 'application'> {
  /**
   * Versions whose people of one name get distinct titles: each title names the blocks of the person in the first of these versions that
   * lists them. Default: the later and the earlier version.
   */
  namedTogether?: readonly Application[];
  /** Texts of an application; callers that compare several pairs pass `describeOnce`, so that each version is described once. */
  linesOf?: LinesOf;
}

/** Returns every answer of an application as text, by its place. */
export type LinesOf = (application: Application) => ReadonlyMap<string, PlacedLine>;

/** Creates a function that describes each application once: describing a whole application is the costly part of comparing. */
export function describeOnce({ offer, currency }: Omit<SummaryContext, 'application'>): LinesOf {
  const described = new Map<Application, ReadonlyMap<string, PlacedLine>>();
  return (application) => {
    const lines = described.get(application) ?? linesByPlace({ offer, currency, application });
    described.set(application, lines);
    return lines;
  };
}

/** An answer as text, and its place. */
export interface PlacedLine {
  step: DataStepName;
  place: string;
  title: string | undefined;
  /** Id of the person or organisation. */
  about: string | undefined;
  /** Path that starts at the id of the innermost row, the same for one person in two lists; null outside rows with an id. */
  pathInRow: string | null;
  line: Line;
}

const STEPS = Object.keys(STEP_FIELDS) as DataStepName[];

/**
 * Lists the differences in the order of the steps: changed and new questions in the later version's order, then questions that are no
 * longer asked. A change to one person in two lists is listed once, and rows that only changed places are no difference.
 */
export function listDifferences(
  { namedTogether, linesOf, ...context }: Comparing,
  before: Application,
  after: Application,
): Difference[] {
  const describe = linesOf ?? describeOnce(context);
  const [earlierLines, laterLines] = [describe(before), describe(after)];
  const places = [...laterLines.keys(), ...[...earlierLines.keys()].filter((place) => !laterLines.has(place))];
  const listed = new Set<string>();
  const namesakeTitles = titleNamesakes(namedTogether ?? [after, before]);
  return places
    .flatMap((place) => {
      const [earlier, later] = [earlierLines.get(place), laterLines.get(place)];
      const shown = later ?? earlier;
      if (shown === undefined || (earlier && later && isSameAnswer(answerOf(earlier.line), answerOf(later.line))))
        return [];
      const change = shown.pathInRow === null ? place : JSON.stringify([shown.pathInRow, earlier?.line, later?.line]);
      if (listed.has(change)) return [];
      listed.add(change);
      const { step, line, about = '' } = shown;
      const title = shown.title === undefined ? undefined : (namesakeTitles.get(about) ?? shown.title);
      return {
        step,
        place,
        ...(title !== undefined && { title }),
        label: line.label,
        before: earlier ? answerOf(earlier.line) : null,
        after: later ? answerOf(later.line) : null,
      };
    })
    .sort((one, other) => STEPS.indexOf(one.step) - STEPS.indexOf(other.step));
}

/** Returns the titles of people who share their name, by id: the name and the blocks in which the person stands. */
function titleNamesakes(versions: readonly Application[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const blocks = new Map<string, string[]>();
  const idsByName = new Map<string, Set<string>>();
  for (const version of versions) {
    const earlierIds = new Set(blocks.keys());
    for (const { person, title } of listPersonPlaces(version)) {
      const id = identityOf(person);
      const name = nameKey(nameOf(person));
      idsByName.set(name, (idsByName.get(name) ?? new Set()).add(id));
      if (earlierIds.has(id)) continue;
      names.set(id, nameOf(person));
      blocks.set(id, [...(blocks.get(id) ?? []), title]);
    }
  }
  const namesakeIds = [...idsByName].flatMap(([name, ids]) => (name !== '' && ids.size > 1 ? [...ids] : []));
  return new Map(namesakeIds.map((id) => [id, peopleTexts.standingAs(names.get(id) ?? '', blocks.get(id) ?? [])]));
}

/** Lists the steps whose answers differ as text in two versions; differences in storage alone do not count. */
export function listChangedSteps(linesOf: LinesOf, one: Application, other: Application): DataStepName[] {
  const linesIn = (application: Application, step: DataStepName) =>
    [...linesOf(application)].filter(([, line]) => line.step === step);
  return STEPS.filter((step) => !isSameAnswer(linesIn(one, step), linesIn(other, step)));
}

/** Returns every answer of an application as text, by its place. */
export function linesByPlace(context: SummaryContext): Map<string, PlacedLine> {
  const reading = readingContext(context);
  const byPlace = new Map<string, PlacedLine>();
  for (const step of STEPS) {
    for (const { id, path, title, lines } of describeRecorded(step, reading)) {
      for (const line of lines) {
        const { placeInStep, pathInRow } = placeOf(context.application[step], joinPaths(path, line.path));
        const place = `${step}.${placeInStep}`;
        // A list shares its place with a verdict on the whole list: the first line is the list's own.
        if (!byPlace.has(place)) byPlace.set(place, { step, place, title, about: id, pathInRow, line });
      }
    }
  }
  return byPlace;
}

/** Returns a path within a step's values with row ids in place of row numbers, and its part from the innermost row with an id on. */
function placeOf(values: unknown, path: string): { placeInStep: string; pathInRow: string | null } {
  const segments: string[] = [];
  let pathInRow: string | null = null;
  let holder: unknown = values;
  for (const key of path.split('.')) {
    const value: unknown = Array.isArray(holder) ? holder[Number(key)] : isRecord(holder) ? holder[key] : undefined;
    const id = Array.isArray(holder) && isRecord(value) && typeof value['id'] === 'string' ? value['id'] : null;
    segments.push(id ?? key);
    pathInRow = id ?? (pathInRow === null ? null : `${pathInRow}.${key}`);
    holder = value;
  }
  return { placeInStep: segments.join('.'), pathInRow };
}

function joinPaths(section: string, path: string): string {
  const dotted = toDotPath(path);
  return section === '' ? dotted : `${section}.${dotted}`;
}

function answerOf({ path: _path, label: _label, ...answer }: Line): Answer {
  return answer;
}
