/**
 * What tells two versions of an application apart, in words (design 4a): for two editors of a draft, an approval after a change, the mail
 * about an edit, the history. The one way to compare; `merge.ts` joins what two people changed.
 */
import type { Application, DataStepName } from '../application.ts';
import { isRecord } from '../formats/isRecord.ts';
import { isSameAnswer } from '../formats/isSameAnswer.ts';
import { withDots } from '../formats/withDots.ts';
import { standingsOf } from '../people/standings.ts';
import { identityOf, nameOf } from '../people/tellApart.ts';
import { describeRecorded } from '../stepRules/describeRecorded.ts';
import { readingContext } from '../stepRules/describeStep.ts';
import type { Answer, Line, SummaryContext } from '../stepRules/description.ts';
import { peopleTexts } from '../texts/people.ts';
import { STEP_FIELDS } from './fields.ts';

/** One question that was answered otherwise. */
export interface Difference {
  step: DataStepName;
  /**
   * Where the answer stands, whatever place its row has: the step, then fields, each row by its id (or its number, where it has none).
   * `investor_details.investors.7d0c….emailAddress`.
   */
  place: string;
  /**
   * Whom or what it is about, as the later version calls it; undefined where the step itself is. Of several people of one name with the
   * blocks in which they stand: `Jane Citizen (Director 2)`.
   */
  title?: string;
  /** The question as it was worded. */
  label: string;
  /** Null: it was not put. */
  before: Answer | null;
  after: Answer | null;
}

/** What the words of two versions depend on. */
export interface Comparing extends Omit<SummaryContext, 'application'> {
  /**
   * Everybody who is told of beside these, by version: who shares a name is told by the blocks of the first one that has them. The two
   * alone where nothing is said.
   */
  told?: readonly Application[];
}

/** An answer in words, and where it stands. */
export interface PlacedLine {
  step: DataStepName;
  place: string;
  title: string | undefined;
  /** The id of whom or what it is about. */
  about: string | undefined;
  /** The id of the row that it stands in, and what stands in the row before it, so that one person in two lists is one. */
  entity: string | null;
  line: Line;
}

const STEPS = Object.keys(STEP_FIELDS) as DataStepName[];

/**
 * Lists what differs, in the order of the steps: changed and new questions where they stand later, then those that are no longer put. What
 * is said of one person in two lists is listed once, and rows that only changed places are no difference.
 */
export function listDifferences(
  { offer, currency, told }: Comparing,
  before: Application,
  after: Application,
): Difference[] {
  const [earlier, later] = [before, after].map((application) => placedLines({ offer, currency, application }));
  if (!earlier || !later) return [];
  const places = [...later.keys(), ...[...earlier.keys()].filter((place) => !later.has(place))];
  const seen = new Set<string>();
  const blocks = blocksOfNamesakes(told ?? [after, before]);
  return places
    .flatMap((place) => {
      const [was, is] = [earlier.get(place), later.get(place)];
      const shown = is ?? was;
      if (shown === undefined || (was && is && isSameAnswer(answerOf(was.line), answerOf(is.line)))) return [];
      const once = shown.entity === null ? place : JSON.stringify([shown.entity, was?.line, is?.line]);
      if (seen.has(once)) return [];
      seen.add(once);
      const { step, line } = shown;
      const title = titleAmong(shown, blocks);
      return {
        step,
        place,
        ...(title !== undefined && { title }),
        label: line.label,
        before: was ? answerOf(was.line) : null,
        after: is ? answerOf(is.line) : null,
      };
    })
    .sort((one, other) => STEPS.indexOf(one.step) - STEPS.indexOf(other.step));
}

/** The blocks in which everybody stands who shares their name with somebody else, by their id. */
function blocksOfNamesakes(told: readonly Application[]): ReadonlyMap<string, readonly string[]> {
  const blocks = new Map<string, string[]>();
  const byName = new Map<string, Set<string>>();
  for (const version of told) {
    const known = new Set(blocks.keys());
    for (const { person, title } of standingsOf(version)) {
      const id = identityOf(person);
      byName.set(nameOf(person), (byName.get(nameOf(person)) ?? new Set()).add(id));
      if (!known.has(id)) blocks.set(id, [...(blocks.get(id) ?? []), title]);
    }
  }
  const shared = [...byName].flatMap(([name, ids]) => (name !== '' && ids.size > 1 ? [...ids] : []));
  return new Map([...blocks].filter(([id]) => shared.includes(id)));
}

function titleAmong(
  { title, about = '' }: PlacedLine,
  blocks: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const places = blocks.get(about);
  return title === undefined || places === undefined ? title : peopleTexts.standingAs(title, places);
}

/** True where a step reads the same in both: every answer in words, whatever it is stored as. */
export function readsAlike(
  step: DataStepName,
  context: Omit<SummaryContext, 'application'>,
  [one, other]: readonly [Application, Application],
): boolean {
  const linesOf = (application: Application) =>
    [...placedLines({ ...context, application })].filter(([, line]) => line.step === step);
  return isSameAnswer(linesOf(one), linesOf(other));
}

/** Every answer of an application in words, by its place. */
export function placedLines(context: SummaryContext): Map<string, PlacedLine> {
  const reading = readingContext(context);
  const found = new Map<string, PlacedLine>();
  for (const step of STEPS) {
    for (const { id, path, title, lines } of describeRecorded(step, reading)) {
      for (const line of lines) {
        const { place, entity } = placeOf(context.application[step], joined(path, line.path));
        const whole = `${step}.${place}`;
        // A verdict on a whole list stands at the list, as the list itself may: the first one is the list's.
        if (!found.has(whole)) found.set(whole, { step, place: whole, title, about: id, entity, line });
      }
    }
  }
  return found;
}

/** A path within a step's values with the ids of rows for their numbers, and from the last row that has one. */
function placeOf(values: unknown, path: string): { place: string; entity: string | null } {
  const words: string[] = [];
  let entity: string | null = null;
  let at: unknown = values;
  for (const word of path.split('.')) {
    const row: unknown = Array.isArray(at) ? at[Number(word)] : isRecord(at) ? at[word] : undefined;
    const id = Array.isArray(at) && isRecord(row) && typeof row['id'] === 'string' ? row['id'] : null;
    words.push(id ?? word);
    entity = id ?? (entity === null ? null : `${entity}.${word}`);
    at = row;
  }
  return { place: words.join('.'), entity };
}

function joined(section: string, path: string): string {
  const dotted = withDots(path);
  return section === '' ? dotted : `${section}.${dotted}`;
}

function answerOf({ path: _path, label: _label, ...answer }: Line): Answer {
  return answer;
}
