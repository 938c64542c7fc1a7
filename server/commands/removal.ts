/**
 * Decision that removes a draft for good (reliability P6, P14): no personal data stays, but a bare row of the application, which its
 * history refers to and nobody can open.
 */
import type { MoveActor } from '#domain/statuses.ts';
import type { Decision } from './command.ts';

/** Returns the decision, without its reply. */
export function removal(actingAs: MoveActor): Omit<Decision<unknown>, 'reply'> {
  return {
    changes: { status: 'withdrawn', isRemoved: true },
    event: { kind: 'draft_removed', actingAs, facts: { status: 'withdrawn' } },
    effects: [{ kind: 'removeContents' }],
  };
}
