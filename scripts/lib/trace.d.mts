export function traceRequirements(options: { root: string; areas?: string[] | null }): {
  report: string[];
  faults: string[];
};
