// Used by jest only; webpack compiles with ts-loader. Types are stripped here and checked by `npm run types`.
export default {
  presets: [
    ['@babel/preset-env', { targets: { node: 'current' } }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowDeclareFields: true }],
  ],
};
