export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export interface Failure {
  /** Path of a test file from the root of the project; blank for what failed outside any. */
  file: string;
  title: string;
  output: string;
}
/** Seconds by file. */
export type Times = Map<string, number>;
interface SlowFile {
  file: string;
  seconds: number;
  /** Per cent of the runner's time. */
  share: number;
}
interface Report {
  counts: Counts;
  failures: Failure[];
  times: Times;
  isWhole: boolean;
}
export function readReport(text: string): Report;
export function judge(
  report: Pick<Report, 'counts' | 'failures' | 'isWhole'>,
  end: { code: number; isHung: boolean; mayBeEmpty: boolean },
): { counts: Counts; rerunnable: Failure[] };
export function findSlowest(times: Times, count?: number): SlowFile[];
