import {
  movesFrom,
  standingMoves,
  TAKE_BACK_MS,
  toldReason,
  toldStatus,
  REJECT_REASONS,
  type Move,
} from '#domain/application/moves.ts';

const START = new Date('2026-11-25T09:00:00Z');
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const aMove = (id: string, given: Partial<Move> = {}): Move => ({
  id,
  at: START,
  from: 'submitted',
  to: 'accepted',
  reason: null,
  replacesEmails: false,
  ...given,
});

it.each([
  ['submitted', ['accept', 'reject', 'withdraw']],
  ['accepted', ['complete', 'reject']],
  ['rejected', ['reopen']],
  ['withdrawn', []],
  ['completed', []],
] as const)('from %s, staff of the issuer can %p', (status, kinds) => {
  expect(movesFrom(status)).toEqual(kinds);
});

it('the moves that stand are those that were not taken back', () => {
  const [first, second, third] = [aMove('1'), aMove('2'), aMove('3')];

  expect(standingMoves([])).toEqual([]);
  expect(standingMoves([first, second, { takenBack: '2' }, third])).toEqual([first, third]);
});

describe('the status that is told outside the issuer', () => {
  it('is the one before a move, until the move can no longer be taken back', () => {
    const moves = [aMove('1')];

    expect(toldStatus('accepted', moves, new Date(START.getTime() + TAKE_BACK_MS - 1))).toBe('submitted');
    expect(toldStatus('accepted', moves, new Date(START.getTime() + TAKE_BACK_MS))).toBe('accepted');
  });

  it('is the one before both, if a move follows another whose e-mails had not left', () => {
    const moves = [
      aMove('1', { to: 'rejected' }),
      aMove('2', { at: later(5), from: 'rejected', to: 'submitted', replacesEmails: true }),
    ];

    for (const minutes of [6, 12]) expect(toldStatus('submitted', moves, later(minutes))).toBe('submitted');
    const sent = moves.map((move) => ({ ...move, replacesEmails: false }));
    expect(toldStatus('submitted', sent, later(12))).toBe('rejected');
  });

  it('is the present one without a move', () => {
    expect(toldStatus('pending_approval', [], START)).toBe('pending_approval');
  });
});

it('every reason for a rejection is told in a sentence, except one', () => {
  expect(REJECT_REASONS.filter((reason) => toldReason(reason) === null)).toEqual(['other']);
});
