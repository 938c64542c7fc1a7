import { landingTexts } from '#domain/texts/landing.ts';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { LandingForm } from './useLandingForm.ts';

/** `Start or Resume your application`: the e-mail address, and on to the first step (1-LAND-16, 1-LAND-35). */
export function StartApplication({ form }: { form: LandingForm }) {
  return (
    <Card title={landingTexts.startTitle} intro={landingTexts.startHelp}>
      <FieldGrid>
        <TextField
          id="landing-username"
          name="username"
          label={landingTexts.emailAddress}
          type="email"
          autoComplete="email"
          width={9}
          optional
          value={form.values.username}
          error={form.errors['username']}
          onChange={(username) => form.change({ username })}
          onBlur={form.left}
        />
      </FieldGrid>
      <Button kind="primary" type="submit" iconEnd="next" isBusy={form.isChecking}>
        {landingTexts.continueToApplication}
      </Button>
    </Card>
  );
}
