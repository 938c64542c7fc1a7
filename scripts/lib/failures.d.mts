export interface Failure {
  file: string;
  title: string;
  output: string;
}
export function jestFailures(report: string, root: string): Failure[];
export function tapFailures(report: string, root: string): Failure[];
export function playwrightFailures(report: string, folder: string): Failure[];
