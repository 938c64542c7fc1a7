import { validateStep } from '#domain/stepRules/index.ts';
import type { DataStepName } from '#domain/application.ts';
import { arrange, type SchemaRow } from '#test/support/schemaTables/rows.ts';

/** The row gives exactly its message and no other, or none at all. */
export function checkRow(step: DataStepName) {
  return (row: SchemaRow): void => {
    const { values, context } = arrange(step, row);

    const errors = validateStep(step, values, context);

    expect(errors).toEqual(row.expect ? { [row.expect.path]: row.expect.message } : {});
  };
}
