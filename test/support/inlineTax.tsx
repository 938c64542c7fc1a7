/** The tax declaration inside blocks in tests: the steps that hold one, and answers by pressing them. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { Application, DataStepName, TaxDeclaration } from '#domain/application.ts';
import { mapEntities } from '#domain/model/places.ts';
import { type Mode, NEW_APPLICATION, type User } from '#domain/session.ts';
import { blankDeclaration } from '#domain/tax/declaration.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { aDemoOffer } from './applications.ts';
import { anApplicationBy, aPersonOf, type InvestorKind } from './entityApplications.ts';
import { renderWithStore } from './renderStore.tsx';
import { aStoreAt } from './stepStore.ts';
import { preloadQuestion, QUESTIONS } from './taxForm.tsx';

/** The offer whose investors declare in their own blocks. */
export const INLINE = aDemoOffer('saltbush-healthcare-property');

interface InlineOptions {
  mode?: Mode;
  user?: User | null;
  /** What has been declared by everybody who declares; undefined: nothing yet. */
  declared?: Partial<TaxDeclaration>;
  /** Other answers of the application. */
  saved?: Application;
  Step?: ComponentType;
  name?: DataStepName;
}

/** A complete application by this owner in which everybody who declares has said this, and no more. */
export function anInlineApplication(owner: InvestorKind, declared: Partial<TaxDeclaration> = {}): Application {
  const base = anApplicationBy(owner, INLINE);
  const application: Application =
    owner === 'individual'
      ? { ...base, investor_details: { ...base.investor_details, investors: [aPersonOf(INLINE)] } }
      : base;
  const said = { ...blankDeclaration(), ...declared };
  return mapEntities(application, {
    person: (person, { role }) =>
      role === 'investor' || role === 'beneficial_owner' ? { ...person, taxDetails: said } : person,
    organisation: (organisation, { role }) => (role === 'owner' ? { ...organisation, taxDetails: said } : organisation),
  });
}

/** The investor step, or another one with declarations in its blocks, once their code is there. */
export async function renderInline(
  owner: InvestorKind,
  {
    user = null,
    mode = NEW_APPLICATION,
    declared = {},
    saved = {},
    Step = InvestorDetailsStep,
    name = 'investor_details',
  }: InlineOptions = {},
) {
  await preloadQuestion();
  const application = { ...anInlineApplication(owner, declared), ...saved };
  const view = renderWithStore(<Step />, aStoreAt(name, { offer: INLINE, application, user, mode }));
  await screen.findAllByRole('heading', { name: 'Tax declaration' });
  return { ...view, user: userEvent.setup({ delay: null }) };
}

export type InlineView = Awaited<ReturnType<typeof renderInline>>;

/** The declarations on screen, in the order of the page. */
export function declarations(): HTMLElement[] {
  return screen
    .queryAllByRole('heading', { name: 'Tax declaration' })
    .map((heading) => heading.parentElement as HTMLElement);
}

/** The first of them. */
export const declaration = () => within(declarations()[0] as HTMLElement);

/** How far the first one has come, as it says itself. */
export const status = () => declaration().getAllByRole('status')[0]?.textContent;

/** The question of yes or no of the first declaration, by the tax step's name of its field. */
export const question = (field: string) =>
  within(declaration().getByRole('radiogroup', { name: QUESTIONS[field] ?? field }));

/** Whether the first declaration asks this. */
export const asks = (field: string) =>
  declaration().queryByRole('radiogroup', { name: QUESTIONS[field] ?? field }) !== null;

export async function say({ user }: Pick<InlineView, 'user'>, field: string, answer: boolean): Promise<void> {
  await user.click(question(field).getByLabelText(answer ? 'Yes' : 'No'));
}

export const tick = () => declaration().getByRole('checkbox');
