import type { KyselyPlugin } from 'kysely';
import type { TestServer } from './testServer.ts';

/** The server's statements from here on, other than the beginning and end of transactions. */
export function countStatements({ deps }: TestServer): () => number {
  let count = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  };
  deps.database = deps.database.withPlugin(counting);
  return () => count;
}

/** The server's statements from here on that read the answers of stored applications. */
export function countReadings({ deps }: TestServer): () => number {
  let count = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('application_steps')) count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  deps.database = deps.database.withPlugin(counting);
  return () => count;
}
