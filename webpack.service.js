import path from 'node:path';
import webpack from 'webpack';

/** Rules of the browser's build, without the files: the service needs the names of classes and the addresses of pictures alone. */
function withoutFiles(rule) {
  const kind = String(rule.test);
  if (kind.includes('module\\.css')) {
    const options = { modules: { ...rule.use[1].options.modules, exportOnlyLocals: true } };
    return { test: rule.test, use: [{ loader: 'css-loader', options }] };
  }
  if (kind.includes('css')) return { test: rule.test, exclude: rule.exclude, type: 'asset/source' };
  return rule.type === 'asset/resource' ? { ...rule, generator: { emit: false } } : rule;
}

/**
 * Build of what the service draws public pages with: the components of the browser, for Node. Parts that load late are left out, except
 * those that the entry imports itself.
 */
export function forService({ mode, resolve, module, output }) {
  return {
    name: 'service',
    entry: { drawPage: './src/drawPage.tsx' },
    mode,
    target: 'node20',
    devtool: false,
    output: {
      path: path.join(output.path, 'service'),
      filename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      publicPath: output.publicPath,
      assetModuleFilename: output.assetModuleFilename,
    },
    resolve,
    module: { parser: { javascript: { dynamicImportMode: 'weak' } }, rules: module.rules.map(withoutFiles) },
    optimization: { minimize: false, splitChunks: false },
    experiments: { outputModule: true, layers: true },
    performance: { hints: false },
    plugins: [new webpack.DefinePlugin({ __DEVELOPMENT__: JSON.stringify(mode !== 'production') })],
  };
}
