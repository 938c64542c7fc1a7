/** Why the database refused a statement. */

/** Whether it was for the constraint of this name. */
export function refusedBy(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}
