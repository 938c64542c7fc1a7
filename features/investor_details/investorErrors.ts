import type { FieldErrors } from '#domain/stepRules/validate.ts';

/** What stands in a block of its own, as the errors of the step name it. */
const BLOCK_PREFIX = /^(investors\[|custodian\.|holding_company\.)/;

/** The refusals under `prefix` (`custodian.`), by the paths of that block; none where there are none. */
export function errorsUnder(errors: FieldErrors | undefined, prefix: string): FieldErrors | undefined {
  return picked(errors, (path) => (path.startsWith(prefix) ? path.slice(prefix.length) : null));
}

/** The refusals of the owner who stood at a place of the list when the step was opened; none for one who was added since. */
export function rowErrors(errors: FieldErrors | undefined, openedAt: number | undefined): FieldErrors | undefined {
  return errorsUnder(errors, `investors[${openedAt}].`);
}

/** The refusals of the entity itself. */
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
