/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PERSON } from '#domain/model/fields.ts';
import { TAX_INVESTOR } from '#domain/model/taxFields.ts';
import { ROOMS, listSources, readEdges } from './sources.ts';
import { findCircles, reasonAgainst } from './walls.ts';

const edges = ROOMS.flatMap(listSources).flatMap((file) => readEdges(file));

describe('walls between the rooms', () => {
  it.each(ROOMS)('lets %s/ import only what it may', (room) => {
    const offending = edges
      .filter(({ from }) => from.startsWith(`${room}/`))
      .flatMap((edge) => {
        const reason = reasonAgainst(edge);
        return reason ? [`${edge.from} -> ${edge.specifier}: ${reason}`] : [];
      });

    expect(offending).toEqual([]);
  });

  it('has no circles, those of types included', () => {
    const ours = edges.filter(({ isOurs }) => isOurs);

    expect(findCircles(ours).map((circle) => circle.join(' -> '))).toEqual([]);
  });

  it.each([
    [
      'a rule that reads the store',
      'domain/fee.ts',
      "import { store } from '#store/store.ts'",
      'domain/ may import none of our rooms',
    ],
    [
      'a rule that reads a rule of a higher floor',
      'domain/people/names.ts',
      "import { x } from '../tax/parties.ts'",
      'domain/people stands below domain/tax or beside it',
    ],
    [
      'a type from another folder of the same floor',
      'domain/offers/a.ts',
      "import type { X } from '../documents/b.ts'",
      'domain/offers stands below domain/documents or beside it',
    ],
    [
      'a rule that reads the public face',
      'domain/people/names.ts',
      "import type { Person } from '../application.ts'",
      'nothing in domain/ imports its public face',
    ],
    [
      'a folder without a floor',
      'domain/fees/a.ts',
      "import type { Person } from '../model/application.ts'",
      'each folder of domain/ has a floor',
    ],
    [
      'a rule with a package of its own',
      'domain/fee.ts',
      "import dayjs from 'dayjs'",
      'domain/ may use yup and decimal.js only',
    ],
    [
      'a type from a room above',
      'api/offers.ts',
      "import type { State } from '#store/store.ts'",
      'api/ may import domain',
    ],
    [
      'a lazy import of another feature',
      'features/payment/Form.tsx',
      "const x = () => import('#features/review/index.ts')",
      'a feature imports no other feature, only features/parts and features/ui',
    ],
    [
      'a control that knows what is made of it',
      'features/ui/Card.tsx',
      "import { PersonAnswers } from '#features/parts/person/PersonAnswers.tsx'",
      'features/ui knows no other feature, nor features/parts',
    ],
    [
      'a control that knows the store',
      'features/ui/Card.tsx',
      "import { useAppSelector } from '#store/hooks.ts'",
      'features/ui knows no store',
    ],
    [
      'a path that leaves its feature',
      'features/payment/Form.tsx',
      "import { Field } from '../ui/Field.tsx'",
      'between feature folders imports go by #features/ui/…',
    ],
    [
      'a path that leaves its room',
      'store/steps.ts',
      "import { x } from '../domain/steps.ts'",
      'between rooms imports go by #domain/…',
    ],
    [
      'a service that reads a test',
      'server/app.ts',
      "import { x } from '#test/support/x.ts'",
      'server/ may import domain',
    ],
  ])('finds %s', (_name, file, text, reason) => {
    expect(readEdges(file, text).map(reasonAgainst)).toEqual([reason]);
  });

  it.each([
    ['that runs', "import './b.ts'", "export * from '#store/a.ts'"],
    ['of types', "import type { B } from './b.ts'", "export type { A } from '#store/a.ts'"],
  ])('finds a circle %s', (_name, a, b) => {
    const circle = [...readEdges('store/a.ts', a), ...readEdges('store/b.ts', b)];

    expect(findCircles(circle)).toEqual([['store/a.ts', 'store/b.ts', 'store/a.ts']]);
  });
});

describe('people', () => {
  // Words that other tables use for other things: a row has an id, an offer a state, a document a title.
  const SHARED_WORDS = ['id', 'title', 'state', 'country', 'roles', 'visible', 'prefill'];
  const OTHER_NAMES = [
    'email',
    'mobile',
    'phone',
    'first_name',
    'last_name',
    'given_names',
    'family_name',
    'email_address',
    'tel_mobile',
    'birth_date',
  ];
  const TAX_NUMBERS = Object.keys(TAX_INVESTOR).filter((field) => /^tfn$|tins?|giin$/i.test(field));
  const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
  const personal = new Set(
    [...Object.keys(PERSON).filter((field) => !SHARED_WORDS.includes(field)), ...OTHER_NAMES, ...TAX_NUMBERS].map(
      plain,
    ),
  );

  /** `table.column` of every column that the migrations make. */
  function listColumns(sql: string): string[] {
    const bare = sql.replaceAll(/--.*$/gm, '');
    const made = [...bare.matchAll(/create table (?:if not exists )?"?(\w+)"?\s*\(([\s\S]*?)\n\s*\);/gi)].flatMap(
      ([, table, body = '']) => [...body.matchAll(/^\s*"?(\w+)"?\s+\w/gm)].map(([, column]) => `${table}.${column}`),
    );
    const added = [...bare.matchAll(/alter table (?:only )?"?(\w+)"?([^;]*)/gi)].flatMap(([, table, body = '']) =>
      [...body.matchAll(/add column (?:if not exists )?"?(\w+)"?/gi)].map(([, column]) => `${table}.${column}`),
    );
    return [...made, ...added];
  }

  const misplaced = (columns: string[]): string[] =>
    columns.filter((name) => !name.startsWith('people.') && personal.has(plain(name.split('.')[1] ?? '')));

  it('keeps the fields of a person in the people table alone', () => {
    const folder = 'server/migrations';
    const columns = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .flatMap((name) => listColumns(readFileSync(path.join(folder, name), 'utf8')));

    expect(columns).toContain('people.id');
    expect(misplaced(columns)).toEqual([]);
  });

  it('finds a field of a person elsewhere', () => {
    const columns = listColumns(
      'create table holders (\n  id uuid primary key,\n  date_of_birth date\n);\nalter table applications add column tfn text;',
    );

    expect(misplaced(columns)).toEqual(['holders.date_of_birth', 'applications.tfn']);
  });
});

describe('the top level', () => {
  it.each([
    'package.json',
    'tsconfig.json',
    'webpack.config.js',
    'babel.config.js',
    'src',
    'store',
    'features',
    'api',
    'test',
    'public',
  ])('holds %s', (name) => {
    expect(existsSync(name)).toBe(true);
  });

  it.each(['README.md', 'CONTRIBUTING.md'])('has every command that %s names', (page) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...readFileSync(page, 'utf8').matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? '',
    );

    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  const linking = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/calls.md'];

  it.each(linking)('has every page that %s links to', (page) => {
    const targets = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(
      ([, target = '']) => path.join(path.dirname(page), target),
    );

    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });
});
