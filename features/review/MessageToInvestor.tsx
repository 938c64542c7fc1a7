import { useEffect, useState } from 'react';
import { charactersLeft, LONGEST_MESSAGE } from '#domain/stepRules/review/message.ts';
import { messageTexts } from '#domain/texts/message.ts';
import { submissionTexts } from '#domain/texts/submission.ts';
import { Card } from '#features/ui/Card.tsx';
import { TextAreaField } from '#features/ui/fields/TextAreaField.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import styles from './review.module.css';
import type { MessageState } from './useReviewForm.ts';

/** Id of the field that takes focus if Submit is pressed with a message that cannot be sent. */
export const MESSAGE_ID = 'review-message_to_investor';

/** Number of characters left from which on the count is shown. */
const NEAR = 200;
/** Milliseconds: the count is spoken once typing rests. */
const REST_MS = 1_000;

/** Message of an adviser who applies, for the e-mail to the investor (2-REV-08). No typed text is cut off. */
export function MessageToInvestor({ message, disabled }: { message: MessageState; disabled: boolean }) {
  const { isShown, typed, error, type, leave } = message;
  if (!isShown) return null;
  const left = charactersLeft(typed);
  return (
    <Card>
      <TextAreaField
        id={MESSAGE_ID}
        name="message_to_investor"
        label={submissionTexts.messageToInvestor}
        help={messageTexts.help(LONGEST_MESSAGE)}
        optional
        rows={5}
        value={typed}
        disabled={disabled}
        error={error}
        note={left <= NEAR && <CharactersLeft left={left} />}
        onChange={type}
        onBlur={leave}
      />
    </Card>
  );
}

/** Shows the count with each key, and speaks it once typing rests. */
function CharactersLeft({ left }: { left: number }) {
  const text = left < 0 ? messageTexts.tooMany(-left) : messageTexts.left(left);
  const [told, setTold] = useState('');
  useEffect(() => {
    const rest = setTimeout(() => setTold(text), REST_MS);
    return () => clearTimeout(rest);
  }, [text]);
  return (
    <>
      <span aria-hidden="true" className={left < 0 ? undefined : styles.count}>
        {text}
      </span>
      <VisuallyHidden>{told}</VisuallyHidden>
    </>
  );
}
