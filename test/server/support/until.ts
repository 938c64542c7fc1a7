import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds, as many as jest gives a test: a guard against a hang. */
const HANGS = 300_000;

/** Waits for a state, however long a busy machine takes for it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const began = Date.now();
  while (!(await isSo())) {
    assert.ok(Date.now() - began < HANGS, `what is waited for does not come: ${String(isSo)}`);
    await pause(5);
  }
}
