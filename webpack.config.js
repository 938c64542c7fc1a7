import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const root = path.dirname(fileURLToPath(import.meta.url));

/** A file of the build for these modules and folders; one that was moved is told here, and not by a heavier page. */
function file(name, paths) {
  const places = paths.map((each) => path.join(root, each));
  const missing = places.filter((place) => !existsSync(place));
  if (missing.length > 0) throw new Error(`webpack.config.js names what is not there: ${missing.join(', ')}`);
  const test = ({ resource = '' }) =>
    places.some((place) => (place.endsWith(path.sep) ? resource.startsWith(place) : resource === place));
  return { name, test, enforce: true };
}

export default (_env, argv = {}) => {
  const production = argv.mode === 'production';
  // One hash for the whole build. A file's own would stay the same where only the short name of an export that it uses has changed: a browser
  // would then run the file of another build under the same address.
  const name = production ? '[name].[fullhash:6]' : '[name]';
  const chunkName = production ? '[id].[fullhash:6]' : '[name]';
  return {
    entry: './src/index.tsx',
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    // eval-based source maps and style-loader would need 'unsafe-eval' and 'unsafe-inline' in the policy.
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    // Never for what is served to people: short names of exports hang on the whole build, and a part of an older one has others.
    cache: production
      ? false
      : {
          type: 'filesystem',
          cacheDirectory: path.join(root, '.cache/webpack'),
          buildDependencies: { config: [fileURLToPath(import.meta.url)] },
        },
    output: {
      path: path.join(root, 'dist'),
      filename: `assets/${name}.js`,
      // By number alone in production: a table of names would be a kilobyte of every visitor's first file.
      chunkFilename: `assets/${chunkName}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      publicPath: '/',
      clean: true,
      trustedTypes: { policyName: 'allot#webpack' },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        // React reads no prop types any more; react-imask still declares them, and brings half a kilobyte for it.
        ...(production && { 'prop-types$': path.join(root, 'scripts/noPropTypes.js') }),
        [path.join(root, 'node_modules/wouter/src/react-deps.js')]: path.join(root, 'scripts/wouterReact.js'),
        // Formik asks lodash for four functions, which bring a hundred modules (ADR 0008).
        'lodash-es': path.join(root, 'scripts/lodash'),
      },
    },
    module: {
      rules: [
        // Formik's `connect` alone asks for it, which nothing here uses; it does not say itself that it can be left out.
        { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
        // The judge of a whole application has the rules of all steps for itself: shared with it, those of each step would weigh more there.
        { include: path.join(root, 'domain/submission.ts'), layer: 'judge' },
        { test: /node_modules/, layer: 'packages' },
        // Rules do nothing by being loaded: what nobody asks of a module is left out, and what only that asked for.
        { include: path.join(root, 'domain'), sideEffects: false },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: 'ts-loader',
            // Types are checked by `npm run types`; ts-loader only strips them.
            options: {
              transpileOnly: true,
              compilerOptions: {
                noEmit: false,
                allowImportingTsExtensions: false,
                incremental: false,
                sourceMap: true,
              },
            },
          },
        },
        {
          test: /\.module\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
                },
              },
            },
          ],
        },
        { test: /\.css$/, exclude: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // The shortest names: a step is a few dozen modules that name each other hundreds of times, and its size is bounded (perf.md).
      mangleExports: 'size',
      moduleIds: 'size',
      minimizer: ['...', new CssMinimizerPlugin()],
      // Functions in front, or a file of many of them names its variables between each two: a kilobyte of every visitor's first files.
      minimizeOptions: { javascript: { ecma: 2020, compress: { passes: 3, ecma: 2020, hoist_funs: true } } },
      // Small shared pieces get files of their own, so that no step brings the rules or the fields a second time.
      splitChunks: {
        // What comes for few people, such as with a saved draft, has all of its own: shared with it, what the steps share would be cut into smaller pieces.
        chunks: ({ name: chunk }) =>
          ![
            'copy-file',
            'delete-row',
            'draft-page',
            'held-draft',
            'last-words',
            'older-copy',
            'rare',
            'refresh-offer',
            'sheet',
            'two-editors',
          ].includes(chunk ?? ''),
        minSize: 8500,
        maxAsyncRequests: 26,
        cacheGroups: {
          // Of the landing page and of every form, which would each have a copy wherever the rule above draws its line anew.
          fields: file('fields', [
            'domain/formats/localDay.ts',
            'features/ui/Card.module.css',
            'features/ui/Card.tsx',
            'features/ui/Chip.module.css',
            'features/ui/Chip.tsx',
            'features/ui/Dialog.tsx',
            'features/ui/fields/Field.module.css',
            'features/ui/fields/Field.tsx',
            'features/ui/Footer.module.css',
            'features/ui/Footer.tsx',
            'features/ui/form/useDraftKeeper.ts',
            'features/ui/SkipLink.module.css',
            'features/ui/SkipLink.tsx',
            'features/ui/TelephoneLink.tsx',
            'features/ui/useOpening.ts',
            'features/ui/useToday.ts',
            'store/steps/useStepDraft.ts',
          ]),
          // Too small for files of their own by the rule above, but asked for by steps that share nothing else.
          choices: file('choices', [
            'features/ui/fields/Checkbox.tsx',
            'features/ui/fields/choices.module.css',
            'features/ui/fields/OptionWords.tsx',
            'features/ui/fields/RadioCards.tsx',
          ]),
          // Of the landing page once an address is asked for, and of every form.
          textField: file('text-field', [
            'domain/texts/landingAnswers.ts',
            'features/ui/fields/control.module.css',
            'features/ui/fields/TextField.tsx',
            'features/ui/fields/useTidy.ts',
            'features/ui/fields/useTypedText.ts',
          ]),
          // Of the landing page once there is something to remove, and of every step.
          removeLink: file('remove-button', [
            'domain/texts/deviceLink.ts',
            'features/parts/device/RemoveFromDevice.tsx',
            'features/ui/fetchAhead.ts',
          ]),
          // Of every form, and of review, which is none.
          actionBar: file('action-bar', [
            'features/ui/ActionBar.module.css',
            'features/ui/ActionBar.tsx',
            'features/ui/form/wantedField.ts',
          ]),
          mobile: file('mobile', [
            'features/ui/fields/PhoneField.tsx',
            'features/ui/fields/usePhoneCountries.ts',
            'domain/formats/phones.ts',
          ]),
          // Counted apart from the step that has a phone field, as metadata (perf.md's budgets).
          phoneCodes: file('phone-codes', ['domain/data/phoneCodes.ts']),
          // Wanted by files that come at different moments, which would each bring a copy.
          personTexts: file('person-texts', ['domain/texts/person.ts']),
          names: file('names', [
            'domain/people/names.ts',
            'domain/people/personNames.ts',
            'domain/formats/format.ts',
            'domain/formats/lookUp.ts',
            'domain/tax/parties.ts',
            'domain/tax/taxKind.ts',
            'domain/tax/prefilledNames.ts',
          ]),
          problems: file('problems', ['features/ui/ErrorSummary.tsx', 'features/ui/form/focusField.ts']),
          // Fields that shape what is typed come in one file, with the first of them.
          masks: file('masks', [
            'node_modules/imask/',
            'node_modules/react-imask/',
            'scripts/noPropTypes.js',
            'features/ui/fields/MoneyField.tsx',
            'features/ui/fields/MaskInput.tsx',
            'features/ui/fields/amountTyping.ts',
          ]),
          prefilled: file('prefilled', [
            'domain/money/drp.ts',
            'domain/money/prefilledAccount.ts',
            'domain/offers/chosenHolding.ts',
            'domain/people/prefilledContact.ts',
            'domain/people/prefilledInvestor.ts',
          ]),
          money: file('money', [
            'domain/formats/inThrees.ts',
            'domain/investment.ts',
            'domain/money/amountPanels.ts',
            'domain/money/money.ts',
            'domain/money/regularPlan.ts',
            'domain/texts/amount.ts',
            'domain/texts/frequencies.ts',
            'domain/texts/split.ts',
            'features/ui/Money.tsx',
          ]),
          uploads: file('uploads', [
            'api/uploads.ts',
            'store/documents/pendingUploads.ts',
            'store/documents/removedSubjects.ts',
          ]),
          // Fetched ahead by whoever watches a session, and needed without a connection by whoever hears that it ended elsewhere.
          session: file('session-end', [
            'api/askWhileBusy.ts',
            'api/credentials.ts',
            'api/loginApi.ts',
            'api/reachable.ts',
            'domain/texts/left.ts',
            'store/file/leavePage.ts',
            'store/session/session.ts',
            'store/session/settleSignOut.ts',
          ]),
          dates: file('dates', ['domain/formats/dates.ts']),
          singleBlock: file('single-block', [
            'features/ui/form/SingleBlockForm.tsx',
            'features/ui/form/useStepRules.ts',
            'features/parts/step/createStep.tsx',
            'domain/stepRules/keep.ts',
          ]),
          saving: file('saving', [
            'store/steps/completion.ts',
            'store/steps/detour.ts',
            'store/steps/saveStep.ts',
            'store/steps/shelve.ts',
          ]),
        },
      },
    },
    experiments: { layers: true },
    performance: { hints: false },
    plugins: [
      new webpack.DefinePlugin({ __DEVELOPMENT__: JSON.stringify(!production) }),
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
      new MiniCssExtractPlugin({
        filename: `assets/${name}.css`,
        chunkFilename: `assets/${chunkName}.css`,
        ignoreOrder: true,
      }),
      new CopyPlugin({ patterns: [{ from: 'public', to: '.', noErrorOnMissing: true }] }),
    ],
    devServer: {
      port: 3000,
      historyApiFallback: true,
      proxy: [{ context: ['/api', '/offer/', '/login', '/logout', '/offers'], target: 'http://127.0.0.1:4000' }],
    },
  };
};
