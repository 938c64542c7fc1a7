/** Owner of an application. */
import { isIssuerActing, type User } from '#domain/session.ts';

/** Returns the signed-in account, except one of staff, who make the application for another person; the history names them. */
export function ownerOf(user: User | null): number | null {
  return isIssuerActing(user) ? null : (user?.id ?? null);
}
