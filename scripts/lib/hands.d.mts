export interface UnitProject {
  name: string;
  files: string[];
  count: number;
  first?: string[];
}

export function deal(files: readonly string[], count: number): string[][];
export function dealForNode(files: readonly string[], how: { count: number; place: string }): string[];
export function dealForJest(
  projects: readonly UnitProject[],
  where: { root: string; config: string; place: string },
): string;
