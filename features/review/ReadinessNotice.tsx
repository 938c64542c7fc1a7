import { useMemo } from 'react';
import { listEntities } from '#domain/application/places.ts';
import { partlyInWords } from '#domain/documents/describeDocuments.ts';
import { callAmong } from '#domain/people/tellApart.ts';
import type { Readiness, ReadinessItem } from '#domain/readiness.ts';
import { FIELDS_OF_KIND } from '#domain/readiness/documentNeeds.ts';
import { isIssuerActing } from '#domain/session.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import { wantFieldOf } from '#features/ui/form/wantedField.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { Missing } from '#features/ui/Answers.tsx';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectOffer, selectUser } from '#store/selectors/sessionSelectors.ts';
import { editStep } from '#store/steps/detour.ts';
import styles from './review.module.css';

/** Where focus goes when Submit is pressed and something stands in the way. */
export const READINESS_ID = 'readiness';

interface ReadinessNoticeProps {
  readiness: Readiness;
  /** Another notice says already that something is not there yet: where there is nothing else to say, this one says nothing. */
  isBeside: boolean;
}

/** The summary line, the warnings and, item by item, what is missing, why it is asked for and the way to its field (2-REV-09, 2-READY). */
export function ReadinessNotice({ readiness, isBeside }: ReadinessNoticeProps) {
  const dispatch = useAppDispatch();
  const { ready, canSubmit, warnings, summary, items } = readiness;
  const later = useLaterText(summary);
  const { subjectOf, textOf } = useWords();
  const [title, ...texts] = isBeside && ready ? [undefined, ...warnings] : [...summary, ...later, ...warnings];
  if (title === undefined && texts.length === 0) return null;
  const missing = items.filter((item) => item.needed && !item.supplied);
  const handleSelect = ({ about, kind: need, step }: ReadinessItem) => {
    if (dispatch(editStep(step))) wantFieldOf({ subject: about, paths: FIELDS_OF_KIND[need] });
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

/** Whom an item is about, told from another one of the same name, and what of several documents is there. */
function useWords(): Record<'subjectOf' | 'textOf', (item: ReadinessItem) => string> {
  const application = useAppSelector(selectApplication);
  return useMemo(() => {
    const people = listEntities(application).flatMap(({ kind, entity }) => (kind === 'person' ? [entity] : []));
    const bearerOf = ({ about }: ReadinessItem) => people.find(({ id }) => id === about && about !== '');
    return {
      subjectOf: (item) => {
        const bearer = bearerOf(item);
        return (bearer && callAmong(bearer, people)) || item.subject;
      },
      textOf: (item) => {
        const bearer = item.kind === 'identity' ? bearerOf(item) : undefined;
        return bearer ? partlyInWords(item.text, [bearer.idDoc, bearer.idDoc2]) : item.text;
      },
    };
  }, [application]);
}

/** How what may be missing is provided later: by whoever the offer names for questions, as the confirmation e-mail does (2-READY-52). */
function useLaterText(summary: readonly string[]): string[] {
  const offer = useAppSelector(selectOffer);
  const user = useAppSelector(selectUser);
  const contact = offer?.contact_person ?? offer?.registrar;
  const { permitted, later } = readinessTexts.summary;
  if (!contact || isIssuerActing(user) || !summary.includes(permitted)) return [];
  return [later(contact.name, contact.email)];
}
