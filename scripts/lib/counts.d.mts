export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
export function countJest(report: string): Counts;
export function countTap(report: string): Counts;
export function countPlaywright(report: string): Counts;
