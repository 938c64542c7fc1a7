import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';
import { passGate } from './gate.ts';

const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--lang=en-AU',
  '--window-size=1280,900',
  '--remote-debugging-port=0',
];

/** How a visit ends when nobody expects it. */
export type Ending = 'reload' | 'killed tab' | 'killed browser';

/** A person's own browser: a profile on disk that outlives its processes, which are ours to kill. */
export interface BrowserProfile {
  readonly directory: string;
  readonly page: () => Page;
  readonly context: () => BrowserContext;
  /** Ends the page in this way, opens the address again in what is left of the browser, and goes on with what waits there. */
  readonly endAndReopen: (ending: Ending, address: string) => Promise<Page>;
  /** Kills the browser with every process of it, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same profile, with one empty page. */
  readonly start: () => Promise<Page>;
  /** Kills it and removes the profile. */
  readonly remove: () => Promise<void>;
}

/** A new profile with a started browser. `prepare` is called with every context before anything is opened in it. */
export async function openProfile(
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<BrowserProfile> {
  const profile = new KillableBrowser(mkdtempSync(path.join(tmpdir(), 'allot-profile-')), prepare);
  await profile.start();
  return profile;
}

class KillableBrowser implements BrowserProfile {
  private running: {
    browser: ChildProcess;
    ended: Promise<unknown>;
    connection: Browser;
    context: BrowserContext;
    page: Page;
  } | null = null;

  constructor(
    readonly directory: string,
    private readonly prepare: (context: BrowserContext) => Promise<void>,
  ) {}

  readonly page = (): Page => this.current().page;
  readonly context = (): BrowserContext => this.current().context;

  readonly start = async (): Promise<Page> => {
    const portFile = path.join(this.directory, 'DevToolsActivePort');
    rmSync(portFile, { force: true });
    // A group of its own, so that a kill takes every process of this browser and none of another.
    const browser = spawn(
      findChromium() ?? chromium.executablePath(),
      [...ARGUMENTS, `--user-data-dir=${this.directory}`, 'about:blank'],
      {
        detached: true,
        stdio: 'ignore',
        env: { ...process.env, TZ: 'Australia/Melbourne' },
      },
    );
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    const connection = await chromium.connectOverCDP(`http://127.0.0.1:${await readPort(portFile, browser)}`);
    const [context] = connection.contexts();
    if (!context) throw new Error('The browser has no window');
    await this.prepare(context);
    const page = await context.newPage();
    this.running = { browser, ended, connection, context, page };
    return page;
  };

  readonly kill = async (): Promise<void> => {
    const { browser, ended } = this.current();
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
    await ended;
    this.running = null;
  };

  readonly endAndReopen = async (ending: Ending, address: string): Promise<Page> => {
    if (ending === 'reload') {
      await this.page().reload();
      return this.page();
    }
    if (ending === 'killed tab') await this.crashTab();
    else {
      await this.kill();
      await this.start();
    }
    await this.page().goto(address);
    await passGate(this.page());
    return this.page();
  };

  readonly remove = async (): Promise<void> => {
    if (this.running !== null) {
      await this.running.connection.close(); // only takes leave of it
      await this.kill();
    }
    rmSync(this.directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };

  private async crashTab(): Promise<void> {
    const { page, context } = this.current();
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => {}); // the answer dies with the tab
    await crashed;
    this.current().page = await context.newPage();
    await page.close();
  }

  private current(): NonNullable<typeof this.running> {
    if (this.running === null) throw new Error('The browser is not running');
    return this.running;
  }
}

async function readPort(portFile: string, browser: ChildProcess): Promise<string> {
  while (browser.exitCode === null) {
    const port = existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n')[0] : '';
    if (port) return port;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error('The browser has ended');
}
