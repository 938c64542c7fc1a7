import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { App } from '#src/App.tsx';
import { anOfferStore } from '#test/support/renderStoreDevice.ts';

it('[3-LOGIN-06] says on the forgotten password page what can be done', async () => {
  history.replaceState(null, '', '/forgottenpassword/');
  render(
    <Provider store={anOfferStore()}>
      <App />
    </Provider>,
  );

  expect(await screen.findByRole('heading', { level: 1, name: 'Forgotten your password?' })).toBeInTheDocument();
  expect(screen.getByText(/Contact the registrar of the offer/)).toBeInTheDocument();
});
