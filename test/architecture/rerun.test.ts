/** @jest-environment node */
import { MOST_FILES, rerunAlone } from '../../scripts/lib/rerun.mjs';

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

  it('runs none once more where too many failed', async () => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
    const files = Array.from({ length: MOST_FILES + 1 }, (_, index) => failureOf(String(index)));

    expect((await rerun(files.slice(1))).unstable).toHaveLength(MOST_FILES);
    expect(await rerun(files)).toEqual({ asked: [], unstable: [] });
  });
});
