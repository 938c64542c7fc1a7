import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** Tags of every rule that axe has beside the experimental ones; best practice and WCAG 2.2 AA are among them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line per rule and screen, with the first elements that break it. Legacy mode only leaves out frames, of which there are none. */
export async function axeFindings(page: Page, { name, state }: Screen): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .withTags(TAGS)
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${name}, ${state}: ${id} at ${nodes
        .slice(0, 3)
        .map(
          ({ target, failureSummary }) =>
            `${target.join(' ')} (${(failureSummary ?? '').split('\n')[1]?.trim() ?? ''})`,
        )
        .join('; ')}`,
  );
}
