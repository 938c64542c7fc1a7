/** An offer's page on a slow phone: 400 kbit/s, 400 ms, a processor four times slower, beside a page of the same words without a script. */
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, expect, test } from '@playwright/test';

const OFFER = '/offers/kestrel-notes/';
const STATIC = 'slow-phone.html';
const BUILD = path.resolve('dist');
const BITS_A_SECOND = 400_000;

interface Seen {
  /** Milliseconds until the words of the offer are on screen. */
  readable: number;
  /** Milliseconds until the start card answers; null in a page without a script. */
  live: number | null;
}

/** Opens a page in a browser that has nothing of it, on the slow line. */
async function open(browser: Browser, address: string, isLive: boolean): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const throughput = BITS_A_SECOND / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { readable: 0, live: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const isReadable = [...document.querySelectorAll('h2')].some(
        (heading) => heading.textContent === 'About the offer',
      );
      if (isReadable && seen.readable === 0) seen.readable = performance.now();
      const answer = document.getElementById('landing-hasAccount-true');
      if (answer && !answer.matches(':disabled')) seen.live = performance.now();
      if (seen.readable === 0 || seen.live === 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction((waits) => {
    const { seen } = window as unknown as { seen: { readable: number; live: number } };
    return seen.readable > 0 && (!waits || seen.live > 0);
  }, isLive);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  return { ...seen, live: isLive ? seen.live : null };
}

/** Writes the page without its scripts and with its style sheet linked, where the service serves it. */
async function writeStatic(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const html = (await (await page.goto(`${origin}${OFFER}`))?.text()) ?? '';
  await context.close();
  const linked = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<style data-href="([^"]+)">.*?<\/style>/gs, '<link rel="stylesheet" href="$1">');
  fs.writeFileSync(path.join(BUILD, STATIC), linked);
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

test('[1-LAND-47] the words of an offer are on screen before any script has come, and the start card answers once it has', async ({
  page,
}) => {
  let letScriptsCome: () => void = () => undefined;
  const areAwaited = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/*.js', async (route) => {
    await areAwaited;
    await route.continue();
  });
  await page.goto(OFFER, { waitUntil: 'commit' });

  await expect(page.getByRole('heading', { name: 'About the offer' })).toBeVisible();
  const answer = page.locator('#landing-hasAccount-true');
  await expect(answer).toBeDisabled();
  letScriptsCome();
  await expect(answer).toBeEnabled();
});

test('on a slow line an offer is readable about as soon as its words without a script', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  await writeStatic(browser, origin);
  const [plain, own]: [Seen[], Seen[]] = [[], []];
  try {
    for (let round = 0; round < 7; round += 1) {
      plain.push(await open(browser, `${origin}/${STATIC}`, false));
      own.push(await open(browser, `${origin}${OFFER}`, true));
    }
  } finally {
    fs.rmSync(path.join(BUILD, STATIC), { force: true });
  }

  const control = median(plain.map(({ readable }) => readable));
  const readable = median(own.map((seen) => seen.readable)) / control;
  const live = median(own.map((seen) => seen.live ?? NaN)) / control;
  const figures = `static ${control.toFixed(0)} ms; readable ${readable.toFixed(2)}; live ${live.toFixed(2)}`;
  test.info().annotations.push({ type: 'slow phone', description: figures });
  expect(readable).toBeLessThanOrEqual(1.15);
  expect(live).toBeLessThanOrEqual(4.2);
});
