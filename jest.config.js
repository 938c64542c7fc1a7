/** Unit and component tests (domain, api, store, features, src). The server's run under node:test, journeys under Playwright. */
const shared = {
  transform: { '^.+\\.m?[jt]sx?$': 'babel-jest' },
  // ES modules of msw and htmlparser2 are compiled too; everything else in node_modules is left as it is.
  transformIgnorePatterns: [
    '/node_modules/(?!(rettime|until-async|@open-draft|idb|wouter|regexparam|mitt|imask|react-imask|htmlparser2|entities|dom[a-z-]+)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/support/cssModule.ts',
    '\\.css$': '<rootDir>/test/support/emptyModule.ts',
    '\\.(woff2|svg|png)$': '<rootDir>/test/support/emptyModule.ts',
    // As webpack has it: Formik's tests are of what is served.
    '^lodash/(clone|cloneDeep|isPlainObject|toPath)$': '<rootDir>/scripts/lodash/$1.js',
  },
  // As webpack defines it for production builds.
  globals: { __DEVELOPMENT__: false },
};

export default {
  // Jest leaves one core free, which on two cores is half of them.
  maxWorkers: '100%',
  // For all projects: one of a project is not heard.
  testTimeout: 300_000,
  projects: [
    {
      ...shared,
      displayName: 'screens',
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { customExportConditions: [''] },
      setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
      testMatch: ['<rootDir>/test/{api,store,features,src}/**/*.test.ts?(x)'],
    },
    {
      // Rules need no page, and making one takes longer than most of their tests.
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/{domain,architecture}/**/*.test.ts?(x)'],
    },
  ],
};
