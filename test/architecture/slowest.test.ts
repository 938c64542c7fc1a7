/** @jest-environment node */
import { findSlowest, jestTimes, playwrightTimes } from '../../scripts/lib/slowest.mjs';

describe('the slowest files of npm test', () => {
  it('adds up the tests of a file, also where another file stands for it', () => {
    const report = {
      testResults: [
        {
          name: '/tmp/unit/1.test.cjs',
          assertionResults: [
            { ancestorTitles: ['test/store/a.test.ts', 'b'], duration: 1500 },
            { ancestorTitles: ['test/store/a.test.ts'], duration: 500 },
          ],
        },
        { name: '/root/test/domain/c.test.ts', assertionResults: [{ ancestorTitles: ['c'], duration: null }] },
      ],
    };

    expect([...jestTimes(JSON.stringify(report), '/root')]).toEqual([
      ['test/store/a.test.ts', 2],
      ['test/domain/c.test.ts', 0],
    ]);
  });

  it('adds up the journeys of a file, within suites of suites', () => {
    const journey = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
    const report = {
      suites: [{ file: 'a.test.ts', specs: [journey(1000)], suites: [{ file: 'a.test.ts', specs: [journey(3000)] }] }],
    };

    expect([...playwrightTimes(JSON.stringify(report))]).toEqual([['a.test.ts', 4]]);
  });

  it('names those that take the largest shares of the whole', () => {
    const times = new Map([
      ['a', 1],
      ['b', 7],
      ['c', 2],
    ]);

    expect(findSlowest(times, 2)).toEqual([
      { file: 'b', seconds: 7, share: 70 },
      { file: 'c', seconds: 2, share: 20 },
    ]);
    expect(findSlowest(new Map())).toEqual([]);
  });
});
