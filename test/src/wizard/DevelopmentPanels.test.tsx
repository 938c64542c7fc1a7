import { screen } from '@testing-library/react';
import { DebugPanels } from '#src/wizard/DebugPanels.tsx';
import type { DevelopmentPanels } from '#src/wizard/DevelopmentPanels.tsx';
import { stepDrafted } from '#store/events.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';

/** The panels as a build of this kind has them: the constant is read when the module is. */
async function panelsOfBuild(isDevelopment: boolean) {
  Object.assign(globalThis, { __DEVELOPMENT__: isDevelopment });
  let panels: typeof DevelopmentPanels | undefined;
  // In modules of its own: to reset those of all would give a later test another React than it has.
  await jest.isolateModulesAsync(async () => {
    ({ DevelopmentPanels: panels } = await import('#src/wizard/DevelopmentPanels.tsx'));
  });
  Object.assign(globalThis, { __DEVELOPMENT__: false });
  if (panels === undefined) throw new Error('no panels');
  return panels;
}

it('[1-SHELL-39] production builds have no debug panels', async () => {
  const Panels = await panelsOfBuild(false);
  expect(Panels()).toBeNull();
});

it('[1-SHELL-39] development builds show form and wizard state, with secrets masked', () => {
  const store = aStoreOnReview();
  store.dispatch(stepDrafted({ name: 'review', values: { message_to_investor: 'x', tfn: '123456782' } }));
  const { container } = renderWithStore(<DebugPanels />, store);
  expect(screen.getByText('Form state')).toBeInTheDocument();
  expect(screen.getByText('Wizard state')).toBeInTheDocument();
  expect(container).toHaveTextContent('currentStep');
  expect(container).not.toHaveTextContent('123456782');
});
