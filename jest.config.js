/** Unit and component tests (domain, api, store, features, src). The server's run under node:test, journeys under Playwright. */
export default {
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: [''] },
  transform: { '^.+\\.m?[jt]sx?$': 'babel-jest' },
  // msw's ES modules are compiled too; everything else in node_modules is left as it is.
  transformIgnorePatterns: ['/node_modules/(?!(rettime|until-async|@open-draft|idb|wouter|regexparam|mitt|imask|react-imask)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/support/cssModule.ts',
    '\\.css$': '<rootDir>/test/support/emptyModule.ts',
    '\\.(woff2|svg|png)$': '<rootDir>/test/support/emptyModule.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
  testTimeout: 30_000,
  // Jest leaves one core free, which on two cores is half of them.
  maxWorkers: '100%',
  // As webpack defines it for production builds.
  globals: { __DEVELOPMENT__: false },
  testMatch: ['<rootDir>/test/{domain,api,store,features,src,architecture}/**/*.test.ts?(x)'],
};
