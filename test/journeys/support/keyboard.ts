import type { Locator, Page } from '@playwright/test';

/** More stops than any screen has: one who gets this far is trapped. */
const MOST_STOPS = 200;

/** One place where focus rested, with what is wrong with it. */
export interface Stop {
  name: string;
  problems: string[];
}

/** Presses Tab, or Shift+Tab where the place lies before, until focus is there. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.waitFor();
  const isBehind = await place.evaluate((element) =>
    Boolean(
      document.activeElement &&
      document.activeElement !== document.body &&
      element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  );
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not reach ${String(place)}`);
}

/** Walks once round the screen by Shift+Tab, and tells each stop that is covered by something, or out of sight. */
export async function coveredGoingBack(page: Page): Promise<string[]> {
  return problemsOf(await tabRound(page, 'Shift+Tab')).filter((problem) => problem.includes('is covered'));
}

/**
 * Walks once round the screen by Tab, from where focus is until it is there again, and tells each stop with what is wrong with
 * it: no visible focus, covered by something, out of the visual order, a trap. Controls that were never reached come last.
 */
export async function tabRound(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  await page.evaluate(startWalk);
  const stops: Stop[] = [];
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(inspectStop);
    if (stop === 'round') return [...stops, ...(await page.evaluate(findMissed))];
    if (stop !== 'outside') stops.push(stop);
  }
  return [...stops, { name: 'Tab', problems: [`does not come round within ${MOST_STOPS} stops`] }];
}

/** The problems of the stops, one line each. */
export function problemsOf(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ name, problems }) => problems.map((problem) => `${name} ${problem}`));
}

interface Walk {
  reached: Set<Element>;
  previous: Element | null;
}

/** Runs in the page: nothing was reached yet. */
function startWalk(): void {
  (window as unknown as { focusWalk?: Walk }).focusWalk = { reached: new Set(), previous: null };
}

/** Runs in the page: the stop where focus is; `outside` between the end of the document and its start; `round` when all was seen. */
function inspectStop(): Stop | 'outside' | 'round' {
  const walk = (window as unknown as { focusWalk: Walk }).focusWalk;
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) {
    walk.previous = null;
    return 'outside';
  }
  if (walk.reached.has(element))
    return walk.reached.values().next().value === element
      ? 'round'
      : { name: element.tagName, problems: ['is reached a second time before all others: a trap'] };
  walk.reached.add(element);
  const surroundings = (of: Element): Element[] =>
    // Of a link that is a whole row, the row.
    [of, of.parentElement, of.parentElement?.parentElement ?? null, of.closest('tr')].filter(
      (candidate) => candidate !== null,
    );
  const look = (of: Element) =>
    surroundings(of)
      .map((part) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
        return outlineStyle === 'none' || parseFloat(outlineWidth) < 2
          ? ''
          : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
      })
      .join();
  const box = element.getBoundingClientRect();
  const problems: string[] = [];

  if (look(element).replaceAll(',', '') === '') problems.push('shows no focus');

  const xs = [0.1, 0.5, 0.9].map((part) => box.left + box.width * part);
  const ys = [0.1, 0.5, 0.9].map((part) => box.top + box.height * part);
  const isSeen = xs.some((x) =>
    ys.some((y) => {
      const top = document.elementFromPoint(x, y);
      return (
        top !== null && (element.contains(top) || top.contains(element) || element.closest('label')?.contains(top))
      );
    }),
  );
  if (!isSeen) problems.push(`is covered or out of sight (top ${Math.round(box.top)} of ${window.innerHeight})`);

  const before = walk.previous?.getBoundingClientRect();
  const region = (of: Element) => of.closest('nav, main, footer section, [role="dialog"]');
  const isSticky = (of: Element) => of.closest('[data-step-action]') !== null;
  if (
    before &&
    walk.previous &&
    region(element) !== null &&
    region(walk.previous) === region(element) &&
    !isSticky(element) &&
    !isSticky(walk.previous)
  ) {
    const isLower = box.top >= before.bottom - 4 || (box.top + box.bottom) / 2 > before.bottom;
    const isRight = box.left >= before.left && box.bottom > before.top;
    if (!isLower && !isRight) problems.push('comes before the stop that led to it');
  }
  walk.previous = element;
  const words =
    element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.innerText ?? element.innerText;
  return { name: `${element.tagName.toLowerCase()} “${words.replace(/\s+/g, ' ').trim().slice(0, 40)}”`, problems };
}

/** Runs in the page: the controls that can be seen but were not reached; one of a radio group stands for all. */
function findMissed(): Stop[] {
  const walk = (window as unknown as { focusWalk: Walk }).focusWalk;
  const groups = new Set(
    [...walk.reached].flatMap((element) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? [element.name] : [],
    ),
  );
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type="hidden"]), select, textarea, summary'),
  ];
  return controls
    .filter(
      (control) =>
        control.checkVisibility() && !control.matches(':disabled, [tabindex="-1"]') && !walk.reached.has(control),
    )
    .filter((control) => !(control instanceof HTMLInputElement && control.type === 'radio' && groups.has(control.name)))
    .map((control) => ({
      name: `${control.tagName.toLowerCase()} ${control.id} “${(control.getAttribute('aria-label') ?? control.innerText).trim().slice(0, 40)}”`,
      problems: ['is not reached by Tab'],
    }));
}
