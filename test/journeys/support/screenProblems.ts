import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { problemsOf, tabRound } from './keyboard.ts';
import { findOverflow, findSmallControls, resize } from './narrow.ts';
import type { Screen } from './screens.ts';

interface Look {
  /** Of the window, in px; the screen is left at it. */
  width: number;
  /** Other widths at which nothing may stick out. */
  otherWidths: readonly number[];
  /** Whether it is gone round once by Tab. */
  isTabbed: boolean;
}

/** What is wrong with a screen: wider than the window at any of the widths, controls too small, what axe finds, and what Tab does not reach. An empty screen is only measured. */
export async function screenProblems(
  page: Page,
  screen: Screen,
  { width, otherWidths, isTabbed }: Look,
): Promise<string[]> {
  const problems: string[] = [];
  const note = (found: readonly string[]) =>
    problems.push(...found.map((words) => `${screen.name}, ${screen.state}: ${words}`));
  const measure = async () => [...(await page.evaluate(findOverflow)), ...(await page.evaluate(findSmallControls))];
  for (const other of otherWidths) {
    await resize(page, { width: other, fontSize: '100%' });
    note((await measure()).map((words) => `at ${other} px: ${words}`));
  }
  await resize(page, { width, fontSize: '100%' });
  note(await measure());
  if (screen.state === 'empty') return problems;
  problems.push(...(await axeFindings(page, screen)));
  if (isTabbed) note(problemsOf(await tabRound(page)));
  return problems;
}
