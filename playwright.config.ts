import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
import { inOrderOf } from './scripts/lib/order.mjs';
import { listTests } from './scripts/lib/runners.mjs';

const executablePath = findChromium();
const seed = process.env['ORDER_SEED'];

/** Journeys in a real browser against the real service on the production build; test/journeys/support/globalSetup.ts starts it. */
export default defineConfig({
  testDir: './test/journeys',
  testMatch: '**/*.test.ts',
  outputDir: './test-results',
  globalSetup: './test/journeys/support/globalSetup.ts',
  timeout: 600_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Three for two cores: a third of the time each waits, for its service or a clock.
  workers: 3,
  reporter: 'line',
  // Projects run in the order in which they stand, files of one project in that of their names.
  ...(seed && {
    projects: inOrderOf(seed, listTests('journeys')).map((file) => ({
      name: file,
      testMatch: `**/${path.basename(file)}`,
    })),
  }),
  use: {
    // Set by the global setup, before the workers read this file.
    ...(process.env['ALLOT_URL'] ? { baseURL: process.env['ALLOT_URL'] } : {}),
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    // `--trace retain-on-failure` records what happened; the recorder fails by itself where a test kills its browser, and costs time.
    trace: 'off',
    // Recording needs a program that only Playwright's own download brings.
    video: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
