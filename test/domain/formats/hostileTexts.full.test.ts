/** No rule takes longer than its text is long: every function of domain/ is called with texts that make careless expressions crawl. */
import path from 'node:path';
import type { Application, DataStepName } from '#domain/application.ts';
import { validateStep } from '#domain/stepRules/index.ts';
import { listSources } from '#test/architecture/sources.ts';
import { aDemoOffer, aSchemaContext } from '#test/support/applications.ts';
import { anApplicationBy, INVESTOR_KINDS } from '#test/support/entityApplications.ts';
import { exportedFunctions, type ExportedFunction } from '#test/support/valuesOfType.ts';
import { countReading, timesReference } from '#test/support/workload.ts';

/** Characters of each text. */
const LENGTH = 50_000;
/** What takes the square of its text's length reads each character 5,000 times. */
const READ_A_CHARACTER = 150;
/** A call may take so many times as long as the reference, in processor time of this process alone. */
const LONGEST = 30;
/** What is given whole applications reads the text in more than a thousand places: so many characters are one more reference's time. */
const READ_IN_A_REFERENCE = 1_000_000;

function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + charactersOf(part), 0);
}

/** What a schema's rules are asked about at most; a longer answer is refused before. */
const LONGEST_ANSWER = 10_000;
const LONGEST_OF_ANSWER = 6;

const filled = (piece: string, end = ''): string =>
  piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH - end.length) + end;

const TEXTS: Readonly<Record<string, string>> = {
  blanks: filled(' ', 'x'),
  inner: `x${filled(' ', 'x')}`,
  digits: filled('1', 'x'),
  zeros: filled('0', 'x'),
  'whole digits': filled('1'),
  letters: filled('a', '!'),
  dots: filled('.', 'x'),
  ats: filled('@'),
  addresses: filled('a@'),
  dashes: filled('-', '!'),
  slashes: filled('/', 'x'),
  pluses: filled('+', 'x'),
  brackets: filled('('),
  tags: filled('<a '),
  dates: filled('1/1/'),
  amounts: filled('1,111', '.'),
  domains: filled('a.', '!'),
  phones: filled('+61 4', 'x'),
  words: filled('a b '),
  lines: filled('\r\n', 'x'),
  commas: filled(', ', 'x'),
};

/** Whether the work is too much for the characters that it is given: by what it reads, and by its time. */
function isTooMuch(work: () => void, { characters, longest }: { characters: number; longest: number }): boolean {
  if (countReading(work) > READ_A_CHARACTER * characters) return true;
  return timesReference(work) > longest;
}

async function load({ file, path: [name = '', member] }: ExportedFunction): Promise<(...values: unknown[]) => unknown> {
  const module = (await import(path.resolve(file))) as Record<string, unknown>;
  const table = module[name];
  return (member === undefined ? table : (table as Record<string, unknown>)[member]) as (
    ...values: unknown[]
  ) => unknown;
}

const functions = exportedFunctions(listSources('domain')).filter(({ takesText }) => takesText);

it.each(functions)('$name answers long texts at once', async (one) => {
  const call = await load(one);
  const slow = Object.entries(TEXTS).filter(([, text]) => {
    const values = one.argumentsWith(text);
    const characters = charactersOf(values);
    const longest = LONGEST + characters / READ_IN_A_REFERENCE;
    expect(call).toBeInstanceOf(Function);
    const work = () => {
      try {
        const given = call(...values);
        if (typeof given === 'function') given(text, text);
      } catch {
        // No caller gives such a text there: a broken assumption is told, and at once.
      }
    };
    return isTooMuch(work, { characters, longest });
  });

  expect(slow.map(([name]) => name)).toEqual([]);
});

/** Puts a text into one place of a step's answers. */
interface Place {
  step: DataStepName;
  /** `investors.0.legalFirstName` */
  field: string;
  values: Application[DataStepName];
}

function textPlaces(value: unknown, above: string[] = []): string[][] {
  if (typeof value === 'string') return [above];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => textPlaces(entry, [...above, key]))
    : [];
}

function withTextAt(value: unknown, [key, ...below]: string[], text: string): unknown {
  if (key === undefined) return text;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  Object.assign(copy, { [key]: withTextAt((value as Record<string, unknown>)[key], below, text) });
  return copy;
}

const offer = aDemoOffer();
const context = aSchemaContext(offer);
const places = INVESTOR_KINDS.flatMap((owner) =>
  Object.entries(anApplicationBy(owner, offer)).flatMap(([step, values]) =>
    textPlaces(values).map((at): Place => ({
      step: step as DataStepName,
      field: at.join('.'),
      values: values,
    })),
  ),
);
/** A field has the same rules in every row, and mostly in every step: one place stands for all. */
const firsts = [...new Map(places.map((place) => [place.field.split('.').at(-1), place])).values()];

it.each([...new Set(firsts.map(({ step }) => step))])(
  'every field of %s is judged at once, whatever stands in it',
  (step) => {
    const slow = firsts
      .filter((place) => place.step === step)
      .flatMap(({ field, values }) =>
        Object.entries(TEXTS).flatMap(([name, whole]) => {
          const text = whole.slice(-LONGEST_ANSWER);
          const given = withTextAt(values, field.split('.'), text);
          const work = () => void validateStep(step, given, context);
          return isTooMuch(work, { characters: charactersOf(given), longest: LONGEST_OF_ANSWER })
            ? [`${field}: ${name}`]
            : [];
        }),
      );

    expect(slow).toEqual([]);
  },
);
