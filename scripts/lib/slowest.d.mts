/** Seconds by file. */
export type Times = Map<string, number>;
interface SlowFile {
  file: string;
  seconds: number;
  /** Per cent of the runner's time. */
  share: number;
}
export function jestTimes(report: string, root: string): Times;
export function playwrightTimes(report: string): Times;
export function findSlowest(times: Times, count?: number): SlowFile[];
