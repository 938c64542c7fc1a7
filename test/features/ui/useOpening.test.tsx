import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOpening } from '#features/ui/useOpening.ts';

/** A link that opens something whose code comes when `arrive` is called and fails when `fail` is. */
function showLink() {
  let settle = { arrive: () => {}, fail: () => {} };
  const preload = jest.fn(
    () =>
      new Promise<void>(
        (resolve, reject) => (settle = { arrive: resolve, fail: () => reject(new Error('Loading chunk failed')) }),
      ),
  );
  function Link() {
    const { isOpen, words, open } = useOpening(preload);
    return (
      <>
        <button onClick={open}>terms</button>
        <span role="status">{words}</span>
        {isOpen && <p>All terms</p>}
        <input aria-label="Name" />
      </>
    );
  }
  render(<Link />);
  return { preload, arrive: () => act(async () => settle.arrive()), fail: () => act(async () => settle.fail()) };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'terms' }));
const status = () => screen.getByRole('status');
const content = () => screen.queryByText('All terms');

it('opens what comes soon, and says after a wait that it is loading', async () => {
  const { arrive } = showLink();
  await press();
  expect(status()).toBeEmptyDOMElement();
  await screen.findByText('Loading...');

  await arrive();

  expect(content()).toBeInTheDocument();
  expect(status()).toBeEmptyDOMElement();
});

it('does not open in front of somebody who has gone on', async () => {
  const { arrive } = showLink();
  await press();
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));

  await arrive();

  expect(content()).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

it('[R24] says that it did not come, until it has; then it does not open by itself, but with another press', async () => {
  const { preload, arrive, fail } = showLink();
  await press();
  await fail();
  expect(status()).toHaveTextContent('Check your connection and try again.');

  fireEvent(window, new Event('online'));
  await arrive();
  expect(status()).toBeEmptyDOMElement();
  expect(content()).not.toBeInTheDocument();

  await press();
  await arrive();
  expect(content()).toBeInTheDocument();
  expect(preload).toHaveBeenCalledTimes(3);
});
