/** The service's clock on a device whose own is wrong, is set, or stood still. */
import {
  acceptDeviceClock,
  toServiceTime,
  clockJump,
  forgetServiceTime,
  isDeviceClockWrong,
  recordResponseTime,
  recordServiceTime,
  subscribeToServiceClock,
  serviceNow,
} from '#api/serviceClock.ts';

const NOW = Date.parse('2026-11-27T02:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  forgetServiceTime();
});
afterEach(() => {
  forgetServiceTime();
  jest.useRealTimers();
});

/** Sets the device's clock; the ticks go on as they were. */
const set = (ahead: number) => jest.setSystemTime(Date.now() + ahead);

it("goes by the device's clock before the first answer", () => {
  set(-YEAR);
  expect(serviceNow()).toBe(NOW - YEAR);
  expect([clockJump(), isDeviceClockWrong()]).toEqual([0, false]);
});

it.each([
  ['a day ahead', DAY],
  ['a year behind', -YEAR],
  ['ten years ahead', 10 * YEAR],
  ['an hour behind', -HOUR],
  ['right', 0],
])('[3-DECL-04] takes the time from the service where the device is %s', (_name, ahead) => {
  set(ahead);
  recordServiceTime(NOW, performance.now());
  expect(serviceNow()).toBe(NOW);
  jest.advanceTimersByTime(HOUR);
  expect(serviceNow()).toBe(NOW + HOUR);
  expect([clockJump(), isDeviceClockWrong()]).toEqual([0, Math.abs(ahead) > DAY]);
  expect(toServiceTime(new Date().toISOString())).toBe(new Date(NOW + HOUR).toISOString());
});

it.each([
  ['a day ahead', DAY],
  ['a year back', -YEAR],
  ['ten years ahead', 10 * YEAR],
  ['three seconds back', -3_000],
])('[3-DECL-04, 3-LOGIN-11] goes on where the clock is set %s meanwhile, and says that it was', (_name, jump) => {
  recordServiceTime(NOW, performance.now());
  set(jump);
  expect(serviceNow()).toBe(NOW);
  expect(clockJump()).toBe(jump);
  recordServiceTime(NOW, performance.now());
  expect([serviceNow(), clockJump()]).toEqual([NOW, 0]);
});

it('[3-LOGIN-11] takes a jump ahead for a sleep, and a jump back for nothing, where no answer comes', () => {
  recordServiceTime(NOW, performance.now());
  set(8 * HOUR);
  acceptDeviceClock();
  expect([serviceNow(), clockJump()]).toEqual([NOW + 8 * HOUR, 0]);
  set(-YEAR);
  acceptDeviceClock();
  expect([serviceNow(), clockJump()]).toEqual([NOW + 8 * HOUR, 0]);
});

it('counts half of the way for the answer, and is not moved by a slow one that agrees', () => {
  const asked = performance.now();
  jest.advanceTimersByTime(400);
  recordServiceTime(NOW, asked);
  expect(serviceNow()).toBe(NOW + 200);
  const again = performance.now();
  jest.advanceTimersByTime(1_000);
  recordServiceTime(NOW + 300, again);
  expect(serviceNow()).toBe(NOW + 1_200);
});

it.each(['', 'soon', '0', '-5'])('believes no answer that says no time: "%s"', (said) => {
  recordResponseTime({ headers: new Headers(said === '' ? {} : { 'x-service-time': said }) }, performance.now());
  expect(serviceNow()).toBe(Date.now());
  expect(isDeviceClockWrong()).toBe(false);
});

it('tells who listens of a correction, and of nothing else', () => {
  const heard = jest.fn();
  const end = subscribeToServiceClock(heard);
  recordServiceTime(NOW + DAY, performance.now());
  recordServiceTime(NOW + DAY, performance.now());
  expect(heard).toHaveBeenCalledTimes(1);
  end();
  recordServiceTime(NOW, performance.now());
  expect(heard).toHaveBeenCalledTimes(1);
});
