import { leftUploadTexts } from '#domain/texts/upload.ts';
import { Missing } from '#features/ui/Answers.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { openStep } from '#store/thunks/navigation.ts';
import { useLeftUploads } from '#store/uploads/useLeftUploads.ts';

/** Says which documents are not part of the application, because their step was left while they waited (1-UPL-05). */
export function LeftUploadsNotice() {
  const dispatch = useAppDispatch();
  const left = useLeftUploads();
  if (left.length === 0) return null;
  return (
    <Notice kind="warn" role="status" title={leftUploadTexts.title}>
      <p>{leftUploadTexts.explanation}</p>
      <ul>
        {left.map(({ id, filename, step, stepTitle, hasArrived }) => (
          <li key={id}>
            <Missing onSelect={() => dispatch(openStep(step))}>{(hasArrived ? leftUploadTexts.arrived : leftUploadTexts.waits)(filename, stepTitle)}</Missing>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
