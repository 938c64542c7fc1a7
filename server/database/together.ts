/** Several changes of rows, sent as one statement: one round trip, one plan, all of them or none. */
import { InsertQueryNode, sql, ValuesNode, type Expression, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';
import { inTransaction } from './transactions.ts';

/** An insert, update or delete without a `returning`, as Kysely builds it. */
export type Change = Pick<Expression<unknown>, 'toOperationNode'>;

/** Name by which the other changes may refer to the rows of the counted one. */
export const COUNTED = 'counted';

/** Parameters of one statement. PostgreSQL refuses 65,536 with 08P01. */
export const MOST_PARAMETERS = 10_000;

/**
 * Makes the changes at once and returns the number of rows that `counted`, one more change, touched (counting each would cost as much as
 * making it). No change sees the rows of another, and the database chooses their order: a row that one removes cannot be written by
 * another. Foreign keys between them hold. Changes with too many parameters for one statement are made by several, in order and in one
 * transaction.
 */
export async function runChanges(
  database: Kysely<Tables>,
  changes: readonly Change[],
  counted?: Change,
): Promise<number> {
  if (changes.length === 0 && counted === undefined) return 0;
  return (await changeAndRead(database, { changes, counted, read: sql<null>`null` })).count;
}

interface Together<Read> {
  /** The first statement's changes may refer to the rows of `counted`. */
  changes: readonly Change[];
  counted: Change | undefined;
  /** Sees nothing of the changes beside it. */
  read: RawBuilder<Read>;
}

interface Outcome<Read> {
  count: number;
  read: Read;
}

/** Makes changes as `runChanges` does; returns also the value that the same statement `read`. */
export async function changeAndRead<Read>(database: Kysely<Tables>, together: Together<Read>): Promise<Outcome<Read>> {
  const whole = statementOf(together).compile(database);
  if (whole.parameters.length <= MOST_PARAMETERS) return onlyRow((await database.executeQuery(whole)).rows);
  const carryOut = (transaction: Kysely<Tables>) => changeInTurn(transaction, together);
  return database.isTransaction ? carryOut(database) : inTransaction(database, carryOut);
}

async function changeInTurn<Read>(
  transaction: Kysely<Tables>,
  { changes, counted, read }: Together<Read>,
): Promise<Outcome<Read>> {
  const [first = [], ...others] = packed(transaction, changes);
  const outcome = onlyRow((await statementOf({ changes: first, counted, read }).execute(transaction)).rows);
  for (const some of others)
    await statementOf({ changes: some, counted: undefined, read: sql`null` }).execute(transaction);
  return outcome;
}

/** The changes in order, grouped by at most `MOST_PARAMETERS`; a change that cannot be divided has a group of its own. */
function packed(database: Kysely<Tables>, changes: readonly Change[]): Change[][] {
  const groups: Change[][] = [];
  let size = Infinity;
  for (const change of changes.flatMap(divided)) {
    const { length } = asIs(change).compile(database).parameters;
    if (size + length > MOST_PARAMETERS) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(change);
    size += length;
  }
  return groups;
}

/** Divides an insert of many rows into several of fewer; returns every other change as it is. */
function divided(change: Change): Change[] {
  const node = change.toOperationNode();
  if (!InsertQueryNode.is(node) || node.values === undefined || !ValuesNode.is(node.values)) return [change];
  const rows = node.values.values;
  const most = Math.floor(MOST_PARAMETERS / Math.max(node.columns?.length ?? 1, 1));
  if (rows.length <= most) return [change];
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, index) => {
    const some = { ...node, values: ValuesNode.create(rows.slice(index * most, (index + 1) * most)) };
    return { toOperationNode: () => some };
  });
}

function statementOf<Read>({ changes, counted, read }: Together<Read>): RawBuilder<Outcome<Read>> {
  // First: a statement's parts may only name those before them.
  const first = counted ? [sql`${sql.ref(COUNTED)} as (${asIs(counted)} returning 1)`] : [];
  const parts = [...first, ...changes.map((change, index) => sql`${sql.raw(`change_${index}`)} as (${asIs(change)})`)];
  const count = counted ? sql`(select count(*)::integer from ${sql.ref(COUNTED)})` : sql`0`;
  return sql<Outcome<Read>>`with ${sql.join(parts)} select ${count} as count, ${read} as read`;
}

function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A select without a table gave no row.');
  return row;
}

function asIs(change: Change): RawBuilder<unknown> {
  return sql`${change}`;
}
