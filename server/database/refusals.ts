/** Reasons for which the database refuses a statement. */

/** True if the constraint of this name refused the statement. */
export function isRefusedByConstraint(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}
