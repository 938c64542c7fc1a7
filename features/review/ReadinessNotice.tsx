import type { Readiness, ReadinessItem } from '#domain/readiness.ts';
import { FIELDS_OF_KIND } from '#domain/model/documentKinds.ts';
import { isIssuerActing } from '#domain/session.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import { requestFieldFocus } from '#features/ui/form/requestedField.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { Missing } from '#features/ui/Answers.tsx';
import { selectOffer, selectUser } from '#store/selectors/sessionSelectors.ts';
import { editStep } from '#store/steps/detour.ts';
import styles from './review.module.css';
import { useDocumentTexts } from './useDocumentTexts.ts';

/** Id of the element that takes focus if Submit is pressed while something stops it. */
export const READINESS_ID = 'readiness';

interface ReadinessNoticeProps {
  readiness: Readiness;
  /** Another notice already says that something is missing: if this one has nothing to add, it stays away. */
  isBeside: boolean;
}

/** The summary line, the warnings and each missing item, with its reason and the way to its field (2-REV-09, 2-READY). */
export function ReadinessNotice({ readiness, isBeside }: ReadinessNoticeProps) {
  const dispatch = useAppDispatch();
  const { ready, canSubmit, warnings, summary, items } = readiness;
  const later = useLaterText(summary);
  const { subjectOf, textOf } = useDocumentTexts();
  const [title, ...texts] = isBeside && ready ? [undefined, ...warnings] : [...summary, ...later, ...warnings];
  if (title === undefined && texts.length === 0) return null;
  const missing = items.filter((item) => item.needed && !item.supplied);
  const handleSelect = ({ about, kind: need, step }: ReadinessItem) => {
    if (dispatch(editStep(step))) requestFieldFocus({ subject: about, paths: FIELDS_OF_KIND[need] });
  };
  const kind = ready && warnings.length === 0 ? 'success' : canSubmit ? 'warn' : 'error';
  return (
    <div id={READINESS_ID} tabIndex={-1} className={styles.readiness}>
      <Notice kind={kind} title={title}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {missing.length > 0 && (
          <ul>
            {missing.map((item, index) => (
              <li key={index}>
                <Missing onSelect={() => handleSelect(item)}>
                  {`${subjectOf(item)}, ${readinessTexts.kinds[item.kind]}: ${textOf(item)}`}
                </Missing>
                {item.kind !== missing[index - 1]?.kind && (
                  <span className={styles.why}>{readinessTexts.why[item.kind]}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

/** Returns how to provide missing items later: through the offer's contact for questions, as in the confirmation e-mail (2-READY-52). */
function useLaterText(summary: readonly string[]): string[] {
  const offer = useAppSelector(selectOffer);
  const user = useAppSelector(selectUser);
  const contact = offer?.contact_person ?? offer?.registrar;
  const { permitted, later } = readinessTexts.summary;
  if (!contact || isIssuerActing(user) || !summary.includes(permitted)) return [];
  return [later(contact.name, contact.email)];
}
