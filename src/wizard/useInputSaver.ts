import { useEffect } from 'react';
import { flushTypedInput } from '#features/ui/form/flushTypedInput.ts';
import { registerInputSaver } from '#store/file/registerInputSaver.ts';
import { useAppDispatch } from '#store/hooks.ts';

/** Lets the end of a session or a sign-out save the last typed keys of the step, as soon as it is on screen (3-LOGIN-12). */
export function useInputSaver(): void {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(registerInputSaver(flushTypedInput)), [dispatch]);
}
