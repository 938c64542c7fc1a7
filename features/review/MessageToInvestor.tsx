import { useEffect, useState } from 'react';
import { charactersLeft, LONGEST_MESSAGE } from '#domain/stepRules/review/message.ts';
import { messageTexts } from '#domain/texts/message.ts';
import { submissionTexts } from '#domain/texts/submission.ts';
import { Card } from '#features/ui/Card.tsx';
import { TextAreaField } from '#features/ui/fields/TextAreaField.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import styles from './review.module.css';
import type { MessageState } from './useReviewForm.ts';

/** Where focus goes when Submit is pressed with a message that cannot be sent. */
export const MESSAGE_ID = 'review-message_to_investor';

/** So many characters before the limit it is said how many are left. */
const NEAR = 200;
/** What is said aloud waits until nobody types. */
const REST_MS = 1_000;

/** The words of an adviser who applies that go with the e-mail to the investor (2-REV-08). Nothing that is typed is cut off. */
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

/** Seen with each key, told once typing rests. */
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
