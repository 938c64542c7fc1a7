import { useCallback, useRef, useState } from 'react';
import type { LandingFormValues } from '#domain/offers/landing.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import type { FieldErrors } from '#domain/stepRules/validate.ts';
import { useDraftKeeper } from '#features/ui/form/useDraftKeeper.ts';
import { useRetry } from '#features/ui/useRetry.ts';

export interface LandingForm {
  values: LandingFormValues;
  errors: FieldErrors;
  /** Grows with every refused Continue: the summary then takes focus. */
  asked: number;
  isChecking: boolean;
  /** Continue could not go on: the code for it did not come. */
  isCut: boolean;
  change: (values: Partial<LandingFormValues>) => void;
  left: () => void;
  /** What may have a document on its way says how to check once it is there, with no complaint of one that waits for the service. */
  checkLate: (check: LateCheck | null) => void;
  /** Says beside each field what stands in the way, as a refused Continue does. */
  mark: () => Promise<void>;
  /** Checks everything; calls `onValid` when nothing stands in the way. */
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
 * The landing page's few answers. No Formik here: the page is what every visitor loads, so form code and rules arrive only when
 * somebody presses Continue. The rules are the schema's, as everywhere.
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

  /** What an answer mended, or took off the page, is complained of no more; nothing new is. */
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
      // What was answered stays; the next press fetches anew.
      setCut(true);
    } finally {
      setChecking(false);
    }
  };

  // Pressed unasked it might go on while somebody corrects an answer: that the way is free again is enough.
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
    import(/* webpackChunkName: "landing-rules" */ '#domain/stepRules/landingpage/schema.ts'),
    import(/* webpackChunkName: "landing-rules" */ '#domain/stepRules/validate.ts'),
  ]);
  return validateWith(schema(context), values);
}
