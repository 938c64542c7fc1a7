import type { FieldErrors } from '#domain/rules/validate.ts';

/** Matches error paths of the parts with blocks of their own. */
const BLOCK_PREFIX = /^(investors\[|custodian\.|holding_company\.)/;

/** Returns the errors under `prefix` (`custodian.`), by the paths of that block; undefined if there are none. */
export function errorsUnder(errors: FieldErrors | undefined, prefix: string): FieldErrors | undefined {
  return picked(errors, (path) => (path.startsWith(prefix) ? path.slice(prefix.length) : null));
}

/** Returns the errors of the owner at this position when the step was opened; undefined for an owner added since. */
export function rowErrors(errors: FieldErrors | undefined, openedAt: number | undefined): FieldErrors | undefined {
  return errorsUnder(errors, `investors[${openedAt}].`);
}

/** Returns the errors of the entity itself. */
export function entityErrors(errors: FieldErrors | undefined): FieldErrors | undefined {
  return picked(errors, (path) => (BLOCK_PREFIX.test(path) ? null : path));
}

function picked(errors: FieldErrors | undefined, pathOf: (path: string) => string | null): FieldErrors | undefined {
  const own = Object.entries(errors ?? {}).flatMap(([path, message]) => {
    const inner = pathOf(path);
    return inner === null ? [] : [[inner, message] as const];
  });
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}
