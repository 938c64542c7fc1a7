/** Fields that a form may hold for a moment and the state never stores. */
const CREDENTIALS: ReadonlySet<string> = new Set(['password', 'otp_token', 'verification_code', 'code', 'token']);

/** Returns a step's values without passwords and one-time codes. */
export function withoutCredentials<T extends object>(values: T): T {
  const kept = { ...values };
  for (const field of CREDENTIALS) Reflect.deleteProperty(kept, field);
  return kept;
}
