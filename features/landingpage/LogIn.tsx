import { loginErrors } from '#domain/stepRules/landingpage/schema.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { initialLandingValues } from '#domain/offers/landing.ts';
import { LoginForm } from '#features/ui/LoginForm.tsx';
import { useAppDispatch, useAppStore } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { signIn } from '#store/session/signIn.ts';
import type { LandingForm } from './useLandingForm.ts';

/** The log-in on the landing page (1-LAND-32, 3-LOGIN): what was answered on the page stays, but for what staff start with. */
export function LogIn({ form, context }: { form: LandingForm; context: SchemaContext }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return (
    <LoginForm
      id="landing"
      username={form.values.username}
      check={(credentials) => loginErrors(credentials, context)}
      onLogIn={async (credentials) => {
        form.change({ username: credentials.username });
        form.left();
        const outcome = await dispatch(signIn(credentials, form.values.applicant_role));
        const user = selectUser(store.getState());
        if (user?.is_acting_as_issuer) form.change(startOf(initialLandingValues(user)));
        // Who was nobody until now began as the investor.
        if (user?.is_acting_as_advisor) form.change({ applicant_role: 'advisor' });
        return outcome;
      }}
    />
  );
}

/** What differs between staff and everybody else when they start (1-LAND-36 to 1-LAND-38). */
export function startOf({
  agree_to_terms = false,
  all_docs_are_downloaded = false,
  applicant_role = 'investor',
}: LandingForm['values']): Partial<LandingForm['values']> {
  return { agree_to_terms, all_docs_are_downloaded, applicant_role };
}
