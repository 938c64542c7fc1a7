import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ChunkStyles } from './scripts/lib/chunkStyles.mjs';
import { isServiceAddress } from './scripts/lib/serviceAddresses.mjs';
import { forService } from './webpack.service.js';

const root = path.dirname(fileURLToPath(import.meta.url));

/** The modules of these packages and folders in one file, which comes with the first chunk that needs any of them. */
function group(name, folders) {
  const places = folders.map((each) => path.join(root, each) + (path.extname(each) === '' ? path.sep : ''));
  const missing = places.filter((place) => !existsSync(place));
  if (missing.length > 0) throw new Error(`webpack.config.js names what is not there: ${missing.join(', ')}`);
  const test = ({ resource = '' }) => places.some((place) => resource.startsWith(place));
  return { name: `group-${name}`, test, chunks: 'async', enforce: true };
}

const inPackages = (...names) => names.map((each) => `node_modules/${each}`);

/**
 * Groups are packages and the form kit alone. A page that needs one function of a group loads all of it: groups by folder of the domain
 * made the page of all offers 78 KB heavier. Everything else comes with the moment that its chunk is named for.
 */
const GROUPS = [
  group('forms', [
    ...inPackages(
      'formik',
      'yup',
      'property-expr',
      'tiny-case',
      'toposort',
      'react-fast-compare',
      'deepmerge',
      'es-toolkit',
    ),
    'scripts/lodash',
  ]),
  group('fields', ['features/ui/form', 'features/ui/fields', 'features/parts/step']),
  group('masks', [...inPackages('imask', 'react-imask'), 'features/ui/masks']),
  group('dialog', inPackages('react-aria', 'react-aria-components', '@internationalized', 'react-stately', 'clsx')),
  group('keeping', [...inPackages('redux-persist', 'idb'), 'store/file/persistence']),
  // Metadata, which the budgets count apart (perf.md).
  group('codes', ['domain/data/phoneCodes.ts']),
];

export default (env = {}, argv = {}) => {
  const browser = forBrowser(argv);
  return env.WEBPACK_SERVE ? browser : [browser, forService(browser)];
};

function forBrowser(argv) {
  const production = argv.mode === 'production';
  // One hash for the whole build. A file's own would stay the same where only the short name of an export that it uses has changed: a browser
  // would then run the file of another build under the same address.
  const name = production ? '[name].[fullhash:6]' : '[name]';
  const chunkName = production ? '[id].[fullhash:6]' : '[name]';
  return {
    name: 'browser',
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
      // The service's build stands beside it.
      clean: { keep: /^service\// },
      trustedTypes: { policyName: 'allot#webpack' },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
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
      splitChunks: {
        chunks: 'all',
        minSize: 8500,
        maxAsyncRequests: 40,
        cacheGroups: {
          vendor: { name: 'vendor', test: /node_modules/, chunks: 'initial', enforce: true },
          ...Object.fromEntries(GROUPS.map((each) => [each.name, each])),
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
      new ChunkStyles('service/styles.json'),
      new CopyPlugin({ patterns: [{ from: 'public', to: '.', noErrorOnMissing: true }] }),
    ],
    devServer: {
      port: 3000,
      historyApiFallback: true,
      proxy: [{ context: isServiceAddress, target: 'http://localhost:4000' }],
    },
  };
}
