import { useEffect, useState } from 'react';
import { otherTabTexts } from '#domain/texts/otherTab.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { requestPendingInput } from '#store/file/handOver.ts';
import { takeOverFile, takeOverWhenFree } from '#store/file/takeOverFile.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';

/** Notice that another tab has the application. This tab only shows it until the other tab closes or this one takes over (R5). */
export function OtherTabNotice() {
  const dispatch = useAppDispatch();
  const [isCut, setCut] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const waiting = new AbortController();
    void dispatch(takeOverWhenFree(waiting.signal));
    return () => waiting.abort();
  }, [dispatch]);
  const takeOver = async () => {
    setBusy(true);
    await dispatch(requestPendingInput());
    setCut(!(await dispatch(takeOverFile())));
    setBusy(false);
  };
  return (
    <Notice kind="warn" role="status" title={otherTabTexts.title}>
      <p>{otherTabTexts.help}</p>
      <Button isBusy={isBusy} onClick={() => void takeOver()}>
        {otherTabTexts.takeOver}
      </Button>
      {isCut && <p>{pageTexts.loadFailed}</p>}
    </Notice>
  );
}
