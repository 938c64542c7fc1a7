/** Lists that are full say so in place of the button that adds. */
import { render, screen } from '@testing-library/react';
import type { Person } from '#domain/application.ts';
import { othersList } from '#features/others/othersList.ts';
import { ownersList } from '#features/beneficial_owners/ownersList.tsx';
import { directorsList } from '#features/directors/directorsList.ts';
import { trusteesList } from '#features/trustees/trusteesList.ts';
import { AddPeople } from '#features/parts/people/AddPeople.tsx';
import { AddRow } from '#features/parts/people/AddRow.tsx';
import { investorLimit } from '#domain/model/investorLimit.ts';

const people = (count: number): Person[] => Array.from({ length: count }, (_, at) => ({ id: `p${at}` }));

function renderAdd({ words, limit }: Pick<typeof directorsList, 'words' | 'limit'>, count: number) {
  const nothing = () => undefined;
  return render(
    <AddPeople
      id="add"
      words={words}
      limit={limit}
      candidates={[{ id: 'ann', legalFirstName: 'Ann' }]}
      application={{}}
      present={people(count)}
      error={undefined}
      onPick={nothing}
      onAdd={nothing}
    />,
  );
}

describe('a list that is full', () => {
  it.each([
    ['[2-DIR-06] directors', directorsList, 100, 'You can add up to 100 directors.'],
    ['[2-BO-19] beneficial owners', ownersList, 100, 'You can add up to 100 beneficial owners.'],
    ['[2-OTH-05] others', othersList, 100, 'You can add up to 100 individuals.'],
    ['[2-TRU-05] trustees', trusteesList, 4, 'You can add up to 4 trustees.'],
  ])('%s: takes one more below it, then says why it takes none', (_title, config, most, words) => {
    const { unmount } = renderAdd(config, most - 1);
    expect(screen.getByRole('button', { name: config.words.add })).toBeInTheDocument();
    expect(screen.getByText('Up to 1 more')).toBeInTheDocument();
    unmount();

    renderAdd(config, most);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('[2-BARE-06] the trustees of a bare trust are at most 20', () => {
    const limit = investorLimit({ investor_type: 'bare_trust' });
    render(<AddRow label="Add trustee" count={20} limit={limit} onAdd={() => undefined} />);

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('You can add up to 20 trustees.')).toBeInTheDocument();
  });

  it('counts what is left only where little is', () => {
    renderAdd(directorsList, 3);

    expect(screen.queryByText(/^Up to/)).not.toBeInTheDocument();
  });
});
