/** Functions shared by journeys that submit on a service of their own. */
import { rmSync } from 'node:fs';
import { test, type Browser, type Page } from '@playwright/test';
import type { Application } from '#domain/application.ts';
import { expectStored, lodge, type Typed } from './lodge.ts';
import { offerFolder, type TestOffer } from './offerFolder.ts';
import { startService, type Service } from './service.ts';

/** The width of a phone. */
export const PHONE = { viewport: { width: 375, height: 740 } };

export interface OwnService {
  open(browser: Browser, settings?: typeof PHONE): Promise<Page>;
  /** Goes from the bank account to next steps, and notes what has to be stored. */
  lodgeAndNote(page: Page, typed: Typed): Promise<void>;
  /** Ends the service, compares all that it has stored with what was noted, and returns it by its reference. */
  expectStored(): Promise<ReadonlyMap<string, Application>>;
}

/** Starts a service for the tests of one file, which run in their order. It has the demo offers, and `offers` beside them. */
export function ownService(offers: readonly TestOffer[] = []): OwnService {
  test.describe.configure({ mode: 'serial' });
  const noted = new Map<string, Typed>();
  let folder: string;
  let service: Service;

  // A worker may come back to a file after it has cleared up behind it.
  test.beforeAll(async () => {
    folder = offerFolder(offers);
    service = await startService(folder);
  });
  test.afterAll(async () => {
    await service.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    open: async (browser, settings) => {
      const context = await browser.newContext({ baseURL: service.address, ...settings });
      return context.newPage();
    },
    lodgeAndNote: async (page, typed) => {
      const { reference } = await lodge(page, typed.applicant);
      noted.set(reference, typed);
    },
    expectStored: () => expectStored(service, noted),
  };
}
