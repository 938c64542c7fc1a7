import type { Counts, Failure } from './reports.mjs';
interface Runner {
  name: string;
}
export interface Unstable {
  runner: string;
  file: string;
  titles: string[];
  /** Output of the failed tests in the run, and of the file alone. */
  first: string;
  alone: string;
}
export const MOST_FILES: number;
export function rerunAlone<R extends Runner>(
  failed: { runner: R; failure: Failure }[],
  runAlone: (runner: R, file: string) => Promise<{ counts: Counts; output: string }>,
): Promise<Unstable[]>;
export function reportUnstable(unstable: Unstable[], root: string): void;
