import { landingAnswerTexts } from '#domain/texts/landingAnswers.ts';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { LandingForm } from './useLandingForm.ts';

/** E-mail address of an applicant without an account; the early lead needs it, the application asks again (1-LAND-21). */
export function EmailAddress({ form }: { form: LandingForm }) {
  return (
    <TextField
      id="landing-username"
      name="username"
      label={landingAnswerTexts.emailAddress}
      type="email"
      autoComplete="email"
      width={9}
      optional
      value={form.values.username}
      error={form.errors['username']}
      onChange={(username) => form.change({ username })}
      onBlur={form.left}
    />
  );
}
