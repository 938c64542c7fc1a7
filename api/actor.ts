import { actingContext, actorName, type User } from '#domain/session.ts';

/** Tells the service the actor that this page assumes, on every unsafe call; the service refuses (401) a wrong one. */
export const ACTOR_HEADER = 'x-acting-as';

let actor: string | null = null;

/** Notes the signed-in user, null for nobody. Undefined while the user is not known: calls then carry no actor. */
export function setActor(user: User | null | undefined): void {
  actor = user === undefined ? null : actorName(user, user && actingContext(user));
}

/** Returns the header's value; null while the actor is not known. */
export function currentActor(): string | null {
  return actor;
}
