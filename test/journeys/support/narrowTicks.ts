import type { Page } from '@playwright/test';

/** Ticks of a declaration that do not have the whole width of their part (3-INLINE-18). */
export async function narrowTicks(page: Page): Promise<string[]> {
  const ticks = page.locator('main').getByRole('checkbox', { name: /^I, .* declare on / });
  return ticks.evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const part = box.closest('div:has(> h3)');
      const field = [...(part?.querySelectorAll('*') ?? [])].find(
        (each) => each.contains(box) && each.parentElement?.parentElement === part,
      );
      const [whole = 0, own = 0] = [part, field].map((each) => each?.getBoundingClientRect().width);
      return whole > 0 && own > whole - 1 ? [] : [`the tick is ${own} px wide of ${whole}`];
    }),
  );
}
