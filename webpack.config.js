import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const root = path.dirname(fileURLToPath(import.meta.url));

export default (_env, argv = {}) => {
  const production = argv.mode === 'production';
  const name = production ? '[name].[contenthash:6]' : '[name]';
  const chunkName = production ? '[id].[contenthash:6]' : '[name]';
  return {
    entry: './src/index.tsx',
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    // eval-based source maps and style-loader would need 'unsafe-eval' and 'unsafe-inline' in the policy.
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    cache: {
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
      // React reads no prop types any more; react-imask still declares them, and brings half a kilobyte for it.
      alias: production ? { 'prop-types$': path.join(root, 'scripts/noPropTypes.js') } : {},
    },
    module: {
      rules: [
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
      minimizer: ['...', new CssMinimizerPlugin()],
      minimizeOptions: { javascript: { ecma: 2020, compress: { passes: 3, ecma: 2020 } } },
      // Small shared pieces get files of their own, so that no step brings the rules or the fields a second time.
      splitChunks: {
        chunks: 'all',
        minSize: 8000,
        maxAsyncRequests: 24,
        cacheGroups: {
          // Too small for files of their own by the rule above, but asked for by steps that share nothing else.
          choices: { test: /[\\/]ui[\\/]fields[\\/](Checkbox|RadioCards)\.tsx$/, name: 'choices', enforce: true },
          mobile: {
            test: /[\\/]ui[\\/]fields[\\/](PhoneField|usePhoneCountries)\.tsx?$|[\\/]domain[\\/](phones|data[\\/]phoneCodes)\.ts$/,
            name: 'mobile',
            enforce: true,
          },
          // Counted apart from the step that has a phone field, as metadata (perf.md's budgets).
          phoneCodes: {
            test: /[\\/]domain[\\/]data[\\/]phoneCodes\.ts$/,
            name: 'phone-codes',
            enforce: true,
            priority: 1,
          },
          // Wanted by files that come at different moments, which would each bring a copy.
          personTexts: { test: /[\\/]domain[\\/]texts[\\/]person\.ts$/, name: 'person-texts', enforce: true },
          names: { test: /[\\/]domain[\\/]names\.ts$/, name: 'names', enforce: true },
          problems: { test: /[\\/]ui[\\/](ErrorSummary|form[\\/]focusField)\.tsx?$/, name: 'problems', enforce: true },
          // Fields that shape what is typed come in one file, with the first of them.
          masks: {
            test: /[\\/]node_modules[\\/](imask|react-imask)[\\/]|scripts[\\/]noPropTypes|[\\/]ui[\\/]fields[\\/](MoneyField|MaskInput|amountTyping)\.tsx?$/,
            name: 'masks',
            enforce: true,
          },
          dates: { test: /[\\/]domain[\\/]dates\.ts$/, name: 'dates', enforce: true },
          singleBlock: {
            test: /[\\/]ui[\\/]form[\\/](SingleBlockForm|useStepRules)\.tsx?$/,
            name: 'single-block',
            enforce: true,
          },
        },
      },
    },
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
