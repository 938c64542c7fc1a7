/**
 * The service's clock, as its responses give it. Ticks that nobody can set advance it, so a device's clock that is wrong or is changed
 * meanwhile decides nothing. Until the first response the device's clock stands in.
 */

/** Header of a response with the service's time, in milliseconds since 1970. */
const TIME_HEADER = 'x-service-time';
/** A difference this small from the clock changes nothing. */
const JITTER_MS = 250;
/** The device's clock and the ticks differ by less than this while nobody sets the clock and the computer does not sleep. */
const DRIFT_MS = 2_000;
const DAY_MS = 24 * 60 * 60_000;

interface Measured {
  /** The service's time ahead of the ticks. */
  ahead: number;
  /** The device's clock ahead of the ticks. */
  device: number;
}

let measured: Measured | null = null;
/** Time at which the clock stands while a page is drawn that the service has written; null: it runs. */
let held: number | null = null;
const listeners = new Set<() => void>();

/** Returns milliseconds since 1970, by the service's clock. */
export function serviceNow(): number {
  if (held !== null) return held;
  return measured === null ? Date.now() : performance.now() + measured.ahead;
}

/** Stops the clock, in milliseconds since 1970: the service and the browser draw a page at the same time. */
export function holdServiceTime(at: number): void {
  held = at;
}

/** Lets the clock run again. */
export function releaseServiceTime(): void {
  if (held === null) return;
  held = null;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each correction of the clock; returns a function that ends it. */
export function subscribeToServiceClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes the time `said` in a response whose request left at `asked`, in ticks. Half of the round trip counts as the response's part. */
export function recordServiceTime(said: number, asked: number): void {
  if (!Number.isFinite(said) || said <= 0) return;
  const answered = performance.now();
  const ahead = said - (asked + answered) / 2;
  const isKnown = measured !== null && Math.abs(ahead - measured.ahead) <= (answered - asked) / 2 + JITTER_MS;
  follow(isKnown && measured ? measured.ahead : ahead);
}

/** Notes the time in the header of a response, if it has one. */
export function recordResponseTime({ headers }: Pick<Response, 'headers'>, asked: number): void {
  recordServiceTime(Number(headers.get(TIME_HEADER) ?? NaN), asked);
}

/**
 * Returns the milliseconds that the device's clock moved away from the ticks since the last response: the clock was set, or the computer
 * slept and the ticks stood still. 0 while they agree. The service's next response tells the two apart.
 */
export function clockJump(): number {
  const jump = measured === null ? 0 : Date.now() - performance.now() - measured.device;
  return Math.abs(jump) > DRIFT_MS ? jump : 0;
}

/** Converts a time of the device's clock, which is about now, to ISO date-time by the service's clock. */
export function toServiceTime(device: string): string {
  return new Date(Date.parse(device) + serviceNow() - Date.now()).toISOString();
}

/** Returns true if the service's clock differs from the device's by more than a day. */
export function isDeviceClockWrong(): boolean {
  return measured !== null && Math.abs(Date.now() - serviceNow()) > DAY_MS;
}

/** Accepts a jump of the device's clock if no response of the service comes: a jump ahead counts as sleep. */
export function acceptDeviceClock(): void {
  if (measured !== null) follow(measured.ahead + Math.max(0, clockJump()));
}

function follow(ahead: number): void {
  const before = measured?.ahead;
  measured = { ahead, device: Date.now() - performance.now() };
  if (before !== ahead) for (const listener of listeners) listener();
}

/** Forgets the times of earlier responses, as on a page that was just loaded. */
export function forgetServiceTime(): void {
  measured = null;
}
