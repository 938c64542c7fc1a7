import { useState } from 'react';
import { asksForLogin, asksForRole } from '#domain/offers/landing.ts';
import { actsForAnotherIssuer } from '#domain/session.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import { landingTexts } from '#domain/texts/landing.ts';
import { LazyResendLink } from '#features/parts/draft/lazyResendLink.tsx';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { RadioCards } from '#features/ui/fields/RadioCards.tsx';
import { useStoragePlace } from '#features/ui/storagePlace.ts';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { useAppSelector } from '#store/hooks.ts';
import styles from './landingpage.module.css';
import { Locked } from './Locked.tsx';
import { SharedComputer } from './SharedComputer.tsx';
import type { LandingForm } from './useLandingForm.ts';

/** Parts that an answer opens: their code loads with the answer, since most visitors only read. */
const AdviserAuthority = lazyComponent(() =>
  import(/* webpackChunkName: "account" */ './AdviserAuthority.tsx').then((m) => m.AdviserAuthority),
);
const EmailAddress = lazyComponent(() =>
  import(/* webpackChunkName: "landing-more" */ './EmailAddress.tsx').then((m) => m.EmailAddress),
);
const LogIn = lazyComponent(() => import(/* webpackChunkName: "account" */ './accountParts.ts').then((m) => m.LogIn));
const SignedIn = lazyComponent(() =>
  import(/* webpackChunkName: "account" */ './accountParts.ts').then((m) => m.SignedIn),
);

const HolderProfile = lazyComponent(() =>
  import(/* webpackChunkName: "account" */ './accountParts.ts').then((m) => m.HolderProfile),
);
const OwnDrafts = lazyComponent(() =>
  import(/* webpackChunkName: "account" */ './accountParts.ts').then((m) => m.OwnDrafts),
);

const ROLES = (['investor', 'advisor'] as const).map((value) => ({ value, label: landingTexts.roles[value] }));
const ACCOUNT = [
  { value: 'true', label: landingTexts.hasAccountYes },
  { value: 'false', label: landingTexts.hasAccountNo },
];

interface StartProps {
  form: LandingForm;
  context: SchemaContext;
}

/** `Start or Resume your application`: the role, the account, and on to the first step (1-LAND-16, 1-LAND-30 to 1-LAND-35). */
export function StartApplication({ form, context }: StartProps) {
  const { values } = form;
  const { user, mode } = context;
  const slug = useAppSelector(({ session }) => session.offerSlug) ?? '';
  // Staff apply for others, and a preview is not saved.
  const resumes = asksForRole(user) && !mode.preview;
  const isOnDevice = useStoragePlace() === 'device';
  const [cameAnonymous] = useState(user === null);
  const [isWelcome, setWelcome] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const applies = !actsForAnotherIssuer(user, context.offer);
  return (
    <Card title={landingTexts.startTitle} intro={isOnDevice ? landingTexts.startHelp : undefined}>
      <Locked>
        {asksForRole(user) && <Role form={form} />}
        <FieldGrid>
          {user === null && (
            <RadioCards
              id="landing-hasAccount"
              name="hasAccount"
              label={landingTexts.hasAccount}
              options={ACCOUNT}
              value={values.hasAccount == null ? undefined : String(values.hasAccount)}
              error={form.errors['hasAccount']}
              onChange={(answer) => form.change({ hasAccount: answer === 'true' })}
              onBlur={form.left}
            />
          )}
          {user === null && values.hasAccount === false && <EmailAddress form={form} />}
        </FieldGrid>
        {asksForLogin(user, values) && <LogIn form={form} />}
      </Locked>
      {user !== null && <SignedIn form={form} user={user} offer={context.offer} takesFocus={cameAnonymous} />}
      <Locked>
        {user !== null && resumes && <OwnDrafts slug={slug} onWelcome={setWelcome} />}
        {user !== null && applies && (
          <HolderProfile key={user.id} form={form} user={user} offer={context.offer} onLooking={setLooking} />
        )}
        {asksForRole(user) && <SharedComputer />}
        {!asksForLogin(user, values) && applies && (
          <Button
            kind={isWelcome ? 'plain' : 'primary'}
            type="submit"
            iconEnd="next"
            isBusy={form.isChecking || isLooking}
            aria-describedby={isWelcome ? 'landing-another' : undefined}
          >
            {landingTexts.continueToApplication}
          </Button>
        )}
        {isWelcome && (
          <p className={styles.another} id="landing-another">
            {landingTexts.startsAnother}
          </p>
        )}
        {resumes && <SavedBefore slug={slug} email={values.username} />}
      </Locked>
    </Card>
  );
}

/** For a person who saved an application elsewhere and has no link at hand (3-LAND-20): the form replaces the button that opens it. */
function SavedBefore({ slug, email }: { slug: string; email: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.again}>
      {isOpen ? (
        <>
          <h3>{landingTexts.linkAgain}</h3>
          <LazyResendLink slug={slug} email={email} takesFocus />
        </>
      ) : (
        <p>
          <span>{`${landingTexts.savedBefore} `}</span>
          <Button kind="link" onClick={() => setOpen(true)}>
            {landingTexts.linkAgain}
          </Button>
        </p>
      )}
    </div>
  );
}

function Role({ form }: { form: LandingForm }) {
  const { applicant_role: role } = form.values;
  return (
    <>
      <FieldGrid>
        <RadioCards
          id="landing-applicant_role"
          name="applicant_role"
          label={landingTexts.whoIsApplying}
          options={ROLES}
          value={role}
          error={form.errors['applicant_role']}
          onChange={(chosen) => form.change({ applicant_role: chosen === 'advisor' ? 'advisor' : 'investor' })}
          onBlur={form.left}
        />
      </FieldGrid>
      {role === 'advisor' && <AdviserAuthority form={form} />}
    </>
  );
}
