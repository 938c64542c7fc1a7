import { actingContext, actorName, type User } from '#domain/session.ts';

/** Says with every unsafe call who this page believes to be acting; the service refuses (401) when it is wrong. */
export const ACTOR_HEADER = 'x-acting-as';

let actor: string | null = null;

/** Notes who is signed in, null for nobody; undefined while it is not known: then calls say nothing. */
export function noteActor(user: User | null | undefined): void {
  actor = user === undefined ? null : actorName(user, user && actingContext(user));
}

/** The header's value; null while it is not known who is acting. */
export function presentActor(): string | null {
  return actor;
}
