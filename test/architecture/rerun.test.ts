/** @jest-environment node */
import { jestFailures, playwrightFailures, tapFailures } from '../../scripts/lib/failures.mjs';
import { listRerunnable, MOST_FILES, rerunAlone } from '../../scripts/lib/rerun.mjs';

describe('the failed tests that a report tells', () => {
  it('finds those of jest in their own file, in a hand, and of a file that could not be loaded', () => {
    const test = { status: 'failed', title: 'c', ancestorTitles: ['b'], fullName: 'b c', failureMessages: ['no'] };
    const report = {
      testResults: [
        { name: '/root/test/store/a.test.ts', message: 'no', assertionResults: [test, { ...test, status: 'passed' }] },
        {
          name: '/tmp/unit/1.test.cjs',
          message: 'no',
          assertionResults: [
            { ...test, ancestorTitles: ['test/store/d.test.tsx', 'b'], fullName: 'test/store/d.test.tsx b c' },
          ],
        },
        { name: '/root/test/store/e.test.ts', message: 'cannot find', assertionResults: [] },
        { name: '/tmp/unit/2.test.cjs', message: 'cannot find', assertionResults: [] },
      ],
    };

    expect(jestFailures(JSON.stringify(report), '/root')).toEqual([
      { file: 'test/store/a.test.ts', title: 'b c', output: 'no' },
      { file: 'test/store/d.test.tsx', title: 'b c', output: 'no' },
      { file: 'test/store/e.test.ts', title: 'loading', output: 'cannot find' },
      { file: '', title: 'loading', output: 'cannot find' },
    ]);
  });

  it('finds those of node:test where they stand, and counts no suite', () => {
    const report = [
      'TAP version 13',
      'ok 1 - good',
      '  ---',
      '  duration_ms: 1',
      '  ...',
      '# Subtest: suite',
      '    # Subtest: bad - one',
      '    not ok 1 - bad - one',
      '      ---',
      '      duration_ms: 0.3',
      "      location: '/root/test/server/a.test.ts:2:211'",
      "      error: 'no'",
      '      stack: |-',
      '        here',
      '      ...',
      '    1..1',
      'not ok 2 - suite',
      '  ---',
      "  type: 'suite'",
      "  location: '/root/test/server/a.test.ts:2:174'",
      '  ...',
      'not ok 3 - /tmp/hand-1.mjs',
      '  ---',
      "  location: '/tmp/hand-1.mjs:1:1'",
      '  ...',
      '',
    ].join('\n');

    expect(tapFailures(report, '/root')).toEqual([
      {
        file: 'test/server/a.test.ts',
        title: 'bad - one',
        output: [
          'duration_ms: 0.3',
          "location: '/root/test/server/a.test.ts:2:211'",
          "error: 'no'",
          'stack: |-',
          '  here',
        ].join('\n'),
      },
      { file: '', title: '/tmp/hand-1.mjs', output: "location: '/tmp/hand-1.mjs:1:1'" },
    ]);
  });

  it('finds those of Playwright within suites of suites, and what failed outside any', () => {
    const spec = (title: string, status: string) => ({
      file: 'a.test.ts',
      title,
      tests: [{ status, results: [{ errors: [{ message: 'no' }] }] }],
    });
    const report = {
      suites: [{ specs: [spec('good', 'expected')], suites: [{ specs: [spec('bad', 'unexpected')] }] }],
      errors: [{ message: 'the service did not start' }],
    };

    expect(playwrightFailures(JSON.stringify(report), 'test/journeys')).toEqual([
      { file: 'test/journeys/a.test.ts', title: 'bad', output: 'no' },
      { file: '', title: 'set-up', output: 'the service did not start' },
    ]);
  });
});

describe('running a failed file once more, alone', () => {
  const runner = { name: 'unit' };
  const failureOf = (file: string, title = 'bad') => ({ runner, failure: { file, title, output: `no ${title}` } });
  const counts = { passed: 3, failed: 0, skipped: 0 };
  const rerun = async (files: ReturnType<typeof failureOf>[], byFile: Record<string, Partial<typeof counts>> = {}) => {
    const asked: string[] = [];
    const unstable = await rerunAlone(files, (_runner, file) => {
      asked.push(file);
      return Promise.resolve({ counts: { ...counts, ...byFile[file] }, output: 'good' });
    });
    return { asked, unstable };
  };

  it('lists one that passes then, with all its titles and both outputs', async () => {
    expect(await rerun([failureOf('a'), failureOf('a', 'worse')])).toEqual({
      asked: ['a'],
      unstable: [{ runner: 'unit', file: 'a', titles: ['bad', 'worse'], first: 'no bad\n\nno worse', alone: 'good' }],
    });
  });

  it('leaves one that fails again, one in which nothing ran, and one that no report names', async () => {
    const files = [failureOf('a'), failureOf('b'), failureOf('')];

    expect(await rerun(files, { a: { failed: 1 }, b: { passed: 0 } })).toEqual({ asked: ['a', 'b'], unstable: [] });
  });

  it.each([
    ['a run that came to its end', 1, false, 1],
    ['a run that hung, whatever its report holds', 1, true, 0],
    ['a report that was cut off before its counts', 2, false, 0],
    ['a report that does not hold every failure', 0, false, 0],
  ])('takes the failures of %s', (_name, reported, isHung, taken) => {
    const failures = Array.from({ length: reported }, () => failureOf('a').failure);

    expect(listRerunnable({ failures, counts: { ...counts, failed: 1 }, isHung })).toHaveLength(taken);
  });

  it('runs none once more where too many failed', async () => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
    const files = Array.from({ length: MOST_FILES + 1 }, (_, index) => failureOf(String(index)));

    expect((await rerun(files.slice(1))).unstable).toHaveLength(MOST_FILES);
    expect(await rerun(files)).toEqual({ asked: [], unstable: [] });
  });
});
