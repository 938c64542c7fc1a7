import { closingOf, endOfApproval } from '#domain/application/approvalEnd.ts';

const submittedAt = new Date('2026-11-21T02:00:00Z');

it.each([
  ['30 days after the submission where the offer has no closing', null, '2026-12-21T02:00:00.000Z'],
  ['30 days after the submission where the offer closes later', '2026-12-21T02:00:01Z', '2026-12-21T02:00:00.000Z'],
  ['with the offer where that closes earlier', '2026-12-01T05:00:00Z', '2026-12-01T05:00:00.000Z'],
])('[2-ROLE-08] ends the time to approve %s', (_when, closes_at, end) => {
  expect(endOfApproval({ submittedAt, closesAt: closingOf({ closes_at }) }).toISOString()).toBe(end);
});
