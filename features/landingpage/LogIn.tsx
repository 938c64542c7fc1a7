import { loginErrors } from '#domain/stepRules/landingpage/schema.ts';
import { initialLandingValues } from '#domain/offers/landing.ts';
import { LoginForm } from '#features/ui/LoginForm.tsx';
import { useAppDispatch, useAppStore } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { signIn } from '#store/session/signIn.ts';
import { useIsOpening } from './useIsOpening.ts';
import type { LandingForm } from './useLandingForm.ts';

/** Log-in on the landing page (1-LAND-32, 3-LOGIN): the page's answers stay, except those that staff start with. */
export function LogIn({ form }: { form: LandingForm }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isOpening = useIsOpening();
  return (
    <LoginForm
      id="landing"
      isWaiting={isOpening}
      username={form.values.username}
      check={loginErrors}
      onLogIn={async (credentials) => {
        form.change({ username: credentials.username });
        form.left();
        const outcome = await dispatch(signIn(credentials, form.values.applicant_role));
        const user = selectUser(store.getState());
        if (user?.is_acting_as_issuer) form.change(initialAnswersFor(initialLandingValues(user)));
        // A visitor without a session started as the investor.
        if (user?.is_acting_as_advisor) form.change({ applicant_role: 'advisor' });
        return outcome;
      }}
    />
  );
}

/** Returns the answers that differ between staff and everybody else at the start (1-LAND-36 to 1-LAND-38). */
export function initialAnswersFor({
  agree_to_terms = false,
  all_docs_are_downloaded = false,
  applicant_role = 'investor',
}: LandingForm['values']): Partial<LandingForm['values']> {
  return { agree_to_terms, all_docs_are_downloaded, applicant_role };
}
