import { act, screen } from '@testing-library/react';
import { BeneficialOwnersStep } from '#features/beneficial_owners/index.ts';
import { DirectorsStep } from '#features/directors/index.ts';
import { aCompanyOf, IDENTIFIED, inBlock, known, renderPeople } from '#test/support/peopleStep.tsx';
import { useServer } from '#test/support/server.ts';
import { question, questions } from '#test/support/whoQuestions.tsx';

/** First and last name as saved, and as somebody types them. */
const SAME: readonly [what: string, saved: readonly [string, string], typed: readonly [string, string]][] = [
  ['an apostrophe of a phone', ['Siobhan', "O'Brien"], ['Siobhan', 'O\u2019Brien']],
  ['an apostrophe of a typewriter', ['Siobhan', 'O\u2019Brien'], ['Siobhan', "O'Brien"]],
  ['a left quotation mark', ['Siobhan', "O'Brien"], ['Siobhan', 'O\u2018Brien']],
  ['a letter apostrophe', ['Siobhan', "O'Brien"], ['siobhan', 'O\u02bcbrien']],
  ['accents put together', ['Jos\u00e9', 'N\u00fa\u00f1ez'], ['Jose\u0301', 'Nu\u0301n\u0303ez']],
  ['two blanks', ['Mary Jane', 'Poe'], ['Mary  Jane', 'Poe']],
  ['a blank that does not break', ['Mary Jane', 'Poe'], ['Mary\u00a0Jane', 'Poe']],
  ['a soft hyphen', ['Ana', 'Featherstonehaugh'], ['Ana', 'Feather\u00adstonehaugh']],
  ['a blank of no width', ['Ana', 'Li'], ['\u200bAna', 'Li\ufeff']],
  ['capitals', ['Zo\u00eb', 'Stra\u00dfer'], ['ZO\u00cb', 'STRASSER']],
  ['letters of double width', ['Yuki', 'Tanaka'], ['\uff39\uff55\uff4b\uff49', 'Tanaka']],
  ['a middle name in the other field', ['Mary Jane', 'Poe'], ['Mary', 'Jane Poe']],
];

const OTHERS: typeof SAME = [
  ['an accent', ['Jos\u00e9', 'Li'], ['Jose', 'Li']],
  ['a hyphen', ['Ann-Marie', 'Li'], ['Ann Marie', 'Li']],
  ['no apostrophe', ['Siobhan', "O'Brien"], ['Siobhan', 'OBrien']],
];

describe('somebody whose name is typed in other characters', () => {
  useServer();
  afterEach(() => jest.useRealTimers());

  async function typePerson(title: string, [first, last]: readonly [string, string], user: Owners['user']) {
    const fields = { 'Legal first name': first, 'Legal last name': last, 'Date of birth': '27/03/1984' };
    for (const [label, text] of Object.entries(fields)) {
      await user.click(inBlock(title).getByLabelText(label));
      await user.paste(text);
    }
    await user.tab();
  }
  type Owners = Awaited<ReturnType<typeof renderPeople>>;

  async function typeOwner(saved: readonly [string, string], typed: readonly [string, string]) {
    const application = { ...aCompanyOf(IDENTIFIED), directors: { directors: [known(...saved)] } };
    const { user } = await renderPeople(BeneficialOwnersStep, 'beneficial_owners', { offer: IDENTIFIED, application });
    await user.click(screen.getByRole('button', { name: 'Add beneficial owner' }));
    await typePerson('Beneficial owner 1', typed, user);
  }

  it.each(SAME)('[2-BO-12] is asked about with %s', async (_what, saved, typed) => {
    await typeOwner(saved, typed);
    expect(await question(`Is this the ${saved.join(' ')} who is Director 1?`)).toBeInTheDocument();
  });

  it.each(OTHERS)('[2-BO-12] is somebody else where the name differs by %s', async (_what, saved, typed) => {
    jest.useFakeTimers({ advanceTimers: true });
    await typeOwner(saved, typed);
    // The block is judged once typing rests.
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(questions()).toEqual([]);
  });

  it('[2-BO-12] is asked about in the very list, too', async () => {
    const directors = [known('Siobhan', "O'Brien"), known('Bo', 'Mo', { dateOfBirth: '01/02/1980' })];
    const application = { ...aCompanyOf(IDENTIFIED), directors: { directors } };
    const { user } = await renderPeople(DirectorsStep, 'directors', { offer: IDENTIFIED, application });
    await user.click(screen.getByRole('button', { name: 'Add director' }));
    await typePerson('Director 3', ['Siobhan', 'O\u2019Brien'], user);

    expect(await question("Is Siobhan O'Brien entered twice?")).toBeInTheDocument();
  });
});
