import type { Page } from '@playwright/test';
import type { DataStepName } from '#domain/application.ts';

/** An answer of a step, by the name that it is kept under. */
export interface Answer {
  step: DataStepName;
  name: string;
}

/** What this device was given to keep. */
export interface KeptAnswer {
  /** How often it was given something so far. */
  writes: number;
  /** Undefined: there is no such answer. */
  value: unknown;
  /** The step was not completed with it. */
  isDraft: boolean;
}

declare global {
  interface Window {
    /** Every value that was handed over to be encrypted and written, in plain. */
    keptTexts?: string[];
  }
}

/** Notes in every page from now on what the open file is on its way to the disk. */
export async function watchKept(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    window.keptTexts = texts;
    const encrypt = SubtleCrypto.prototype.encrypt;
    SubtleCrypto.prototype.encrypt = function (...args) {
      const text = new TextDecoder().decode(args[2]);
      if (text.includes('"stepDrafts"')) texts.push(text);
      return encrypt.apply(this, args);
    };
  });
}

/** The answer as it was kept last: as typed while its step is not completed, else as the step was completed with it. */
export function keptAnswer(page: Page, answer: Answer): Promise<KeptAnswer> {
  return page.evaluate(({ step, name }) => {
    const find = (within: unknown): unknown => {
      if (typeof within !== 'object' || within === null) return undefined;
      const own = Object.entries(within).find(([key]) => key === name);
      return own
        ? own[1]
        : Object.values(within)
            .map(find)
            .find((found) => found !== undefined);
    };
    const texts = window.keptTexts ?? [];
    const file = JSON.parse(texts.at(-1) ?? '{}') as Record<string, string>;
    const read = (slice: string): unknown => JSON.parse(file[slice] ?? 'null');
    const draft = (read('stepDrafts') as Record<string, unknown> | null)?.[step];
    const value = find(draft ?? [read(step), read('people')]);
    return { writes: texts.length, value, isDraft: draft !== undefined };
  }, answer);
}
