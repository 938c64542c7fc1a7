/**
 * Lint: types, hooks, accessibility, and the walls of docs/architecture.md. test/architecture/imports.test.ts holds the same
 * walls by reading the files itself, and prints the offending edge; here they show up while typing. Circles it finds alone: here they
 * took a fifth of the time.
 */
import { existsSync, readdirSync } from 'node:fs';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { ownElement } from './scripts/lint/ownElement.mjs';
import { NO_CLOCKS, NO_FILL, NO_FOCUSED_OR_SKIPPED, NO_MOCKS_OF_OURS } from './scripts/lint/testSyntax.mjs';

const ROOMS = ['domain', 'api', 'store', 'features', 'src', 'server', 'test'];
const MAY_IMPORT = {
  domain: [],
  api: ['domain'],
  store: ['domain', 'api'],
  features: ['domain', 'api', 'store'],
  src: ['domain', 'api', 'store', 'features'],
  server: ['domain'],
};

const featureFolders = existsSync('features')
  ? readdirSync('features', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  : [];

/** Which folder may not import which, for import-x/no-restricted-paths. */
const zones = [
  ...Object.entries(MAY_IMPORT).flatMap(([room, allowed]) =>
    ROOMS.filter((other) => other !== room && !allowed.includes(other)).map((other) => ({
      target: `./${room}`,
      from: `./${other}`,
      message: `${room}/ may import ${allowed.length > 0 ? allowed.join(', ') : 'none of our rooms'}, not ${other}/ (docs/architecture.md).`,
    })),
  ),
  ...featureFolders.map((folder) => ({
    target: `./features/${folder}`,
    from: './features',
    except: folder === 'ui' ? ['./ui'] : [...new Set([`./${folder}`, './parts', './ui'])],
    message:
      'A feature imports no other feature, only features/parts and features/ui, and ui none of them (docs/architecture.md).',
  })),
  { target: './features/ui', from: './store', message: 'features/ui knows no store (docs/architecture.md).' },
];

const NO_RAW_HTML = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'HTML is sanitised and shown in one place: features/ui/Html.',
};
/** `constructor` is in every object. */
const NO_INHERITED_WORDS = {
  selector: "BinaryExpression[operator='in']:not([left.type='Literal'])",
  message: 'A word may come from outside: ask Object.hasOwn, or ownEntry of domain/formats/ownEntry.ts.',
};
const PURE = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'The time comes in as an argument.',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The time comes in as an argument.' },
  {
    selector: "CallExpression[callee.property.name='randomUUID']",
    message: 'Ids come in as arguments (or from `prepare`).',
  },
];

const noRestrictedSyntax = (...rules) => ['error', ...rules];

/** Every step's rules in one table are for the service and for tests. */
const ALL_STEP_RULES = {
  regex: 'domain/stepRules/index\\.ts$',
  message: 'The browser gets each step’s own modules with the step (docs/architecture.md).',
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.cache/',
      '.data/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      '**/*.d.mts',
      'api/wire.ts',
    ],
  },

  // Everything that TypeScript checks.
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Fastify's handlers and yup's tests are async by contract, whether or not they wait for something.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            {
              from: 'package',
              package: 'node:test',
              name: ['test', 'it', 'describe', 'suite', 'before', 'after', 'beforeEach', 'afterEach'],
            },
          ],
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      'max-lines': ['error', { max: 300 }],
      // A function that makes an object of closures counts with all of them; single steps are meant to stay under 30.
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      'no-console': 'error',
      'no-restricted-syntax': noRestrictedSyntax(NO_RAW_HTML, NO_INHERITED_WORDS),
      // Interfaces here describe plain functions, with no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-async-promise-executor': 'error',
      'no-constant-binary-expression': 'error',
      'no-control-regex': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness comes in as an argument (Ids).' },
      ],
      'no-self-compare': 'error',
      'no-unreachable-loop': 'error',
      'no-unsafe-finally': 'error',
    },
  },

  // No expression that can take the square of a text's length: whoever sends the text chooses it (test/domain/formats/hostileTexts.full.test.ts).
  {
    files: [`{${ROOMS.filter((room) => room !== 'test').join()}}/**/*.{ts,tsx}`],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },

  // Rules: nothing but yup and decimal.js, no clock, no chance, no `!`.
  {
    files: ['domain/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.|#domain/|yup$|decimal\\.js$)',
              message: 'domain/ imports nothing but yup and decimal.js.',
            },
          ],
        },
      ],
      'no-restricted-syntax': noRestrictedSyntax(NO_INHERITED_WORDS, ...PURE),
    },
  },
  {
    files: ['store/**/*.{ts,tsx}', 'api/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [ALL_STEP_RULES] }] },
  },
  {
    files: ['store/**/*{Slice,Slices,Reducer}.ts', 'store/entities/**/*.ts'],
    rules: { 'no-restricted-syntax': noRestrictedSyntax(NO_INHERITED_WORDS, ...PURE) },
  },

  { files: ['{api,store,features,src}/**/*.{ts,tsx}'], extends: [hooks.configs.flat.recommended] },

  // Screens. A component is mostly markup, so it may be longer.
  {
    files: ['features/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'],
    extends: [a11y.flatConfigs.recommended],
    plugins: { allot: { rules: { 'own-element': ownElement } } },
    rules: {
      'allot/own-element': 'error',
      'max-lines-per-function': ['error', { max: 115, skipBlankLines: true, skipComments: true }],
      // React keeps a failed `lazy` for ever, and hands it to whatever boundary stands above.
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['lazy', 'Suspense'],
              message: 'Code of its own file comes through features/ui/lazyComponent.tsx.',
            },
          ],
          patterns: [ALL_STEP_RULES],
        },
      ],
    },
  },
  { files: ['features/ui/Html/**', 'features/ui/Html.tsx'], rules: { 'no-restricted-syntax': 'off' } },

  // Tables of data and words, and the types of the wire, are as long as they are.
  {
    files: [
      'domain/model/application.ts',
      'domain/model/fields.ts',
      'domain/data/**',
      'domain/texts/**',
      'domain/countries*.ts',
      'domain/model/sensitivity.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['domain/model/fields.ts', 'domain/model/taxFields.ts'],
    // The types have the names that their tables cannot give them.
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }] },
  },

  { files: ['server/**/*.ts'], rules: { 'no-console': 'off' } },

  // The last function of a memoised selector takes one argument for each of its inputs.
  { files: ['store/selectors/**/*.ts'], rules: { 'max-params': 'off' } },

  // Tests: titles and tables make long functions and rows of many columns, and what a server answered is read as it comes.
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 750 }],
      'max-lines-per-function': 'off',
      'max-params': 'off',
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'no-restricted-syntax': noRestrictedSyntax(NO_FOCUSED_OR_SKIPPED, NO_MOCKS_OF_OURS, ...NO_CLOCKS),
    },
  },
  {
    files: ['test/journeys/**'],
    rules: {
      'no-restricted-syntax': noRestrictedSyntax(NO_FOCUSED_OR_SKIPPED, NO_MOCKS_OF_OURS, ...NO_CLOCKS, NO_FILL),
    },
  },
  // Files of `npm run test:full` alone may pause as slow machines and people do. `until` asks other processes again and again.
  {
    files: ['test/**/*.full.test.{ts,tsx}', 'test/{bench,faults}/**', 'test/server/support/until.ts'],
    rules: { 'no-restricted-syntax': noRestrictedSyntax(NO_FOCUSED_OR_SKIPPED, NO_MOCKS_OF_OURS) },
  },
  {
    files: ['test/journeys/**/*.full.test.ts', 'test/journeys/support/**'],
    rules: { 'no-restricted-syntax': noRestrictedSyntax(NO_FOCUSED_OR_SKIPPED, NO_MOCKS_OF_OURS, NO_FILL) },
  },
  { files: ['test/{bench,faults,support}/**'], rules: { 'no-console': 'off' } },
  // What a tool or a declaration of someone else's module demands.
  {
    files: [
      '*.config.ts',
      '**/*.d.ts',
      'test/support/{cssModule,emptyModule}.ts',
      'test/journeys/support/globalSetup.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },

  // Plain JavaScript: tools. Read without types.
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      'max-params': ['error', 3],
      'max-lines': ['error', { max: 300 }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
);
