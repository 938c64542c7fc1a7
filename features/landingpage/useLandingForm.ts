import { useCallback, useRef, useState } from 'react';
import type { LandingFormValues } from '#domain/offers/landing.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import type { FieldErrors } from '#domain/rules/validate.ts';
import { useDraftKeeper } from '#features/ui/form/useDraftKeeper.ts';
import { useRetry } from '#features/ui/useRetry.ts';

export interface LandingForm {
  values: LandingFormValues;
  errors: FieldErrors;
  /** Grows with every refused Continue: the summary then takes focus. */
  asked: number;
  isChecking: boolean;
  /** Continue could not go on: its code failed to load. */
  isCut: boolean;
  change: (values: Partial<LandingFormValues>) => void;
  left: () => void;
  /**
   * Registers the check of a part with an upload: it runs once the upload is settled, with no complaint about an upload that waits for the
   * service.
   */
  checkLate: (check: LateCheck | null) => void;
  /** Shows beside each field what stops Continue, as a refused Continue does. */
  mark: () => Promise<void>;
  /** Checks everything; calls `onValid` if nothing is wrong. */
  submit: () => Promise<void>;
}

type LateCheck = (check: () => Promise<FieldErrors>) => Promise<FieldErrors>;

interface LandingFormOptions {
  initialValues: LandingFormValues;
  context: SchemaContext;
  onDraft: (values: LandingFormValues) => void;
  onValid: (values: LandingFormValues) => void | Promise<void>;
}

/**
 * The landing page's few answers. No Formik here: every visitor loads this page, so form code and rules load only when Continue is pressed.
 * The rules are the schema's, as everywhere.
 */
export function useLandingForm({ initialValues, context, onDraft, onValid }: LandingFormOptions): LandingForm {
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [asked, setAsked] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const [isCut, setCut] = useState(false);
  const latest = useRef(values);
  const lateCheck = useRef<LateCheck | null>(null);
  const checkLate = useCallback((check: LateCheck | null) => void (lateCheck.current = check), []);
  const draft = useDraftKeeper(() => onDraft(latest.current));

  const change = (part: Partial<LandingFormValues>) => {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    if (Object.keys(errors).length > 0) void keepErrorsThatStand();
    draft.later();
  };

  const judge = () => {
    const check = () => checkLanding(latest.current, context);
    return lateCheck.current?.(check) ?? check();
  };

  /** Removes the errors that an answer corrected or took off the page; adds no new ones. */
  const keepErrorsThatStand = async () => {
    const found = await judge();
    setErrors((shown) => Object.fromEntries(Object.entries(found).filter(([path]) => Object.hasOwn(shown, path))));
  };

  const mark = () => judge().then(setErrors, () => undefined);

  const submit = async () => {
    setChecking(true);
    setCut(false);
    try {
      const found = await judge();
      setErrors(found);
      if (Object.keys(found).length > 0) return setAsked((count) => count + 1);
      draft.cancel();
      await onValid(latest.current);
    } catch {
      // The answers stay; the next press fetches the code anew.
      setCut(true);
    } finally {
      setChecking(false);
    }
  };

  // An automatic press might go on while the applicant corrects an answer: clearing the failure is enough.
  useRetry(isCut, () =>
    checkLanding(latest.current, context).then(
      () => setCut(false),
      () => undefined,
    ),
  );

  return { values, errors, asked, isChecking, isCut, change, left: draft.now, checkLate, mark, submit };
}

async function checkLanding(values: LandingFormValues, context: SchemaContext): Promise<FieldErrors> {
  const [{ schema }, { validateWith }] = await Promise.all([
    import(/* webpackChunkName: "landing-more" */ '#domain/stepRules/landingpage/schema.ts'),
    import(/* webpackChunkName: "landing-more" */ '#domain/rules/validate.ts'),
  ]);
  return validateWith(schema(context), values);
}
