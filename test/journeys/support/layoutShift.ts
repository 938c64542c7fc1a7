import type { Page } from '@playwright/test';

interface ShiftEntry extends PerformanceEntry {
  value: number;
}

interface ShiftWatch {
  shifts: number;
  shiftObserver?: PerformanceObserver;
}

/**
 * The layout shift, as browsers score it, from the first key of the act until the page is at rest. Shifts that follow an input at
 * once are counted too: a browser forgives them, a reader does not.
 */
export async function layoutShiftOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const holder = window as unknown as ShiftWatch;
    // The observer of an act before this one would count everything a second time.
    holder.shiftObserver?.disconnect();
    holder.shifts = 0;
    holder.shiftObserver = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) holder.shifts += (entry as ShiftEntry).value;
    });
    holder.shiftObserver.observe({ type: 'layout-shift', buffered: false });
  });
  await act();
  // Shifts are told with the frame after the one they happened in.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  );
  return page.evaluate(() => (window as unknown as ShiftWatch).shifts);
}
