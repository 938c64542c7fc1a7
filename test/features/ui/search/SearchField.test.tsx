import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CheckboxGroup } from '#features/ui/fields/Checkbox.tsx';
import { SearchField } from '#features/ui/search/SearchField.tsx';
import type { SearchOption } from '#features/ui/search/SearchList.tsx';
import { Controlled } from '../fields/Controlled.tsx';

const FOUND: SearchOption[] = [
  { value: '1', label: '18 Example Street' },
  { value: '2', label: '18 Example Road' },
];

function setUp(options: readonly SearchOption[] | undefined, { takesOnly = false } = {}) {
  const onSearch = jest.fn();
  const onSelect = jest.fn();
  render(
    <Controlled initial="">
      {(field) => (
        <SearchField
          {...field}
          label="Address"
          options={options}
          onSearch={onSearch}
          onSelect={onSelect}
          takesOnly={takesOnly}
        />
      )}
    </Controlled>,
  );
  return {
    onSearch,
    onSelect,
    input: screen.getByRole('combobox', { name: 'Address' }),
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  };
}

describe('SearchField', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[1-MISC-02] says Start typing... while nothing was loaded', async () => {
    const { user, input } = setUp(undefined);
    await user.click(input);
    expect(screen.getAllByText('Start typing...').length).toBeGreaterThan(0);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('[1-MISC-04] searches once, 500 ms after the last key', async () => {
    const { user, input, onSearch } = setUp(undefined);
    await user.type(input, '18 Exa');
    act(() => jest.advanceTimersByTime(499));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onSearch.mock.calls).toEqual([['18 Exa']]);
  });

  it('is worked by keys alone and keeps focus in the field', async () => {
    const { user, input, onSelect } = setUp(FOUND);
    await user.tab();
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('18 Example Road');
    expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledWith(FOUND[1]);
    expect(input).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('goes round: up from nothing is the last', async () => {
    const { user } = setUp(FOUND);
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('18 Example Road');
  });

  it('closes by Escape and leaves what was typed', async () => {
    const { user, input } = setUp(FOUND);
    await user.type(input, '18');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(input).toHaveValue('18');
  });

  it('searches for text that it began with, and that nobody searched for, once it is entered', async () => {
    const onSearch = jest.fn();
    render(
      <Controlled initial="18 Exam">
        {(field) => (
          <SearchField {...field} label="Address" options={[]} isUnsearched onSearch={onSearch} onSelect={jest.fn()} />
        )}
      </Controlled>,
    );
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(onSearch).not.toHaveBeenCalled();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('combobox', { name: 'Address' }));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(onSearch.mock.calls).toEqual([['18 Exam']]);
  });

  it('does not search for what was chosen', async () => {
    const onSearch = jest.fn();
    render(
      <Controlled initial="">
        {(field) => (
          <SearchField
            {...field}
            label="Address"
            options={FOUND}
            onSearch={onSearch}
            onSelect={({ label }) => field.onChange(label)}
          />
        )}
      </Controlled>,
    );
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: '18 Example Street' }));
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole('combobox')).toHaveValue('18 Example Street');
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('searches on return for what was left too soon', async () => {
    const { user, input, onSearch } = setUp(undefined);
    await user.type(input, '18 Exa');
    await user.tab();
    act(() => jest.advanceTimersByTime(1_000));
    expect(onSearch).not.toHaveBeenCalled();
    await user.click(input);
    act(() => jest.advanceTimersByTime(500));
    expect(onSearch.mock.calls).toEqual([['18 Exa']]);
  });

  it('shows no list of its own while there is nothing to choose, where another says why', async () => {
    render(
      <Controlled initial="">
        {(field) => (
          <SearchField
            {...field}
            label="Address"
            options={[]}
            onSearch={jest.fn()}
            onSelect={jest.fn()}
            emptyText={null}
            isDone
            describedBy="why"
          />
        )}
      </Controlled>,
    );
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('combobox'));
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-describedby', 'why');
    expect(screen.queryByText('Start typing...')).not.toBeInTheDocument();
  });

  it('[2-INV-47] takes the only option by Enter where that was asked for, and else leads to it', async () => {
    const only = [{ value: 'Treasurer', label: 'Add "Treasurer"' }];
    const { user, input, onSelect } = setUp(only, { takesOnly: true });
    await user.type(input, 'Treasurer{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    cleanup();

    const other = setUp(only);
    await other.user.type(other.input, 'Treasurer{Enter}');
    expect(other.onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('option', { selected: true })).toBeInTheDocument();
  });

  it('stays open for an option that opens more', async () => {
    const { user, onSelect } = setUp([{ value: '1', label: '27 High Street', opensMore: true }]);
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  });

  it('calls off a search that is still to come when something is chosen', async () => {
    const { user, input, onSearch } = setUp([{ value: '1', label: '27 High Street', opensMore: true }]);
    await user.type(input, '27 High');
    await user.keyboard('{ArrowDown}{Enter}');
    act(() => jest.advanceTimersByTime(2000));
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('is worked by the pointer', async () => {
    const { user, input, onSelect } = setUp(FOUND);
    await user.click(input);
    await user.click(screen.getByRole('option', { name: '18 Example Street' }));
    expect(onSelect).toHaveBeenCalledWith(FOUND[0]);
    expect(input).toHaveFocus();
  });
});

describe('CheckboxGroup', () => {
  it('[1-MISC-03] includes all options at once', async () => {
    const onChange = jest.fn();
    render(
      <Controlled<string[]> initial={[]} onChange={onChange}>
        {(field) => (
          <CheckboxGroup
            {...field}
            label="Sources"
            hasSelectAll
            options={['a', 'b'].map((value) => ({ value, label: value }))}
          />
        )}
      </Controlled>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Include all options' }));
    expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
    expect(screen.getByRole('checkbox', { name: 'b' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Include all options' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
});
