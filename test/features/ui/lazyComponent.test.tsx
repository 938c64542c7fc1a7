import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { StoragePlaceContext } from '#features/ui/storagePlace.ts';
import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';

function Part({ name }: { name: string }) {
  return <p>{`The part of ${name}`}</p>;
}

/** Code that comes once the connection is there. */
function aConnection() {
  const connection = { isCut: true, asked: 0 };
  const load = async (): Promise<ComponentType<{ name: string }>> => {
    connection.asked += 1;
    if (connection.isCut) throw new Error('Loading chunk failed');
    return Part;
  };
  return { connection, load };
}

const notice = () => screen.findByRole('status', { name: 'This part of the page has not loaded yet' });

it('says in its own place that code did not come; what is typed beside it stays, and Try again brings it', async () => {
  const { connection, load } = aConnection();
  const Late = lazyComponent(load);
  render(
    <>
      <h1 tabIndex={-1}>Step</h1>
      <input aria-label="Name" />
      <Late name="Ana" />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana Li');
  await notice();
  const tryAgain = screen.getByRole('button', { name: 'Try again' });

  await userEvent.click(tryAgain);
  expect(await notice()).toHaveTextContent('What you entered is kept.');
  connection.isCut = false;
  await userEvent.click(tryAgain);

  expect(await screen.findByText('The part of Ana')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Li');
  expect(screen.getByRole('heading', { name: 'Step' })).toHaveFocus();
  expect(connection.asked).toBe(3);
});

it('[1-LAND-44] does not lead to a new load of the page where that would lose what was entered', async () => {
  const Late = lazyComponent(aConnection().load);
  const { unmount } = render(<Late name="Ana" />);
  expect(await notice()).toHaveTextContent('reload the page');
  unmount();

  render(
    <StoragePlaceContext value="shared">
      <Late name="Ana" />
    </StoragePlaceContext>,
  );

  expect(await notice()).not.toHaveTextContent('reload the page');
});

it('goes on by itself when the browser is back online', async () => {
  const { connection, load } = aConnection();
  const Late = lazyComponent(load);
  render(<Late name="Ana" />);
  await notice();

  connection.isCut = false;
  fireEvent(window, new Event('online'));

  expect(await screen.findByText('The part of Ana')).toBeInTheDocument();
});

it('goes on by itself where nothing tells that the connection is back', async () => {
  jest.useFakeTimers();
  const { connection, load } = aConnection();
  const Late = lazyComponent(load);
  render(<Late name="Ana" />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  connection.isCut = false;
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();

  expect(screen.getByText('The part of Ana')).toBeInTheDocument();
});

it('shows nothing in the place of a decoration, and the decoration once it has come', async () => {
  const { connection, load } = aConnection();
  const Late = lazyComponent(load, { Missing: Nothing });
  const { container } = render(<Late name="Ana" />);
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();

  connection.isCut = false;
  fireEvent(window, new Event('online'));

  expect(await screen.findByText('The part of Ana')).toBeInTheDocument();
});

it('draws at once what was fetched ahead, and fetches it once', async () => {
  const { connection, load } = aConnection();
  const Late = lazyComponent(load, { waiting: <p>Loading...</p> });
  await expect(Late.preload()).rejects.toThrow('Loading chunk failed');
  connection.isCut = false;
  await Late.preload();

  render(<Late name="Ana" />);

  expect(screen.getByText('The part of Ana')).toBeInTheDocument();
  expect(connection.asked).toBe(2);
});
