/** Whose an application is. */
import { isIssuerActing, type User } from '#domain/session.ts';

/** Of whoever is signed in, but not of staff, who make it for somebody else; the history names them. */
export function ownerOf(user: User | null): number | null {
  return isIssuerActing(user) ? null : (user?.id ?? null);
}
