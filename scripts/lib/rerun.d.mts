import type { Counts } from './counts.mjs';
import type { Failure } from './failures.mjs';
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
export function listRerunnable(run: { failures: Failure[]; counts: Counts; isHung: boolean }): Failure[];
export function rerunAlone<R extends Runner>(
  failed: { runner: R; failure: Failure }[],
  runAlone: (runner: R, file: string) => Promise<{ counts: Counts; output: string }>,
): Promise<Unstable[]>;
export function reportUnstable(unstable: Unstable[], root: string): void;
