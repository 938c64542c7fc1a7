import { useCallback, useMemo, useRef, useState } from 'react';
import { isOfLimit } from '#domain/texts/limits.ts';
import { problemText } from '#domain/texts/ui.ts';
import { ActionBar } from '#features/ui/ActionBar.tsx';
import { ErrorSummary } from '#features/ui/ErrorSummary.tsx';
import type { Elements } from '../elements.tsx';
import { useSilentFills } from '../silentFills.ts';
import { compareByPosition, fieldId, focusField, labelOnPage } from './focusField.ts';
import {
  AwaitedFieldsContext,
  MISSING_PART,
  StepFormContext,
  withoutAwaited,
  type BlockHandle,
  type StepFormContextValue,
} from './stepFormContext.ts';
import { useOnScreen } from './onScreen.ts';
import { useAwaited } from './useAwaited.ts';
import { useDraftKeeper } from './useDraftKeeper.ts';
import { useHolds } from './useHolds.ts';
import { useRequestedField } from './requestedField.ts';

/** Values of every block on the step, by block id. */
export type BlockValues = Record<string, object>;

interface StepFormProps {
  children: Elements;
  /** Called with valid values only; the step saves them and moves on. One call at a time. */
  onNext: (values: BlockValues) => void | Promise<void>;
  /** Saves the typed values on the device, valid or not. */
  onDraft: (values: BlockValues) => void;
  /** Absent: no Back (1-SHELL-49). */
  onBack?: (() => void) | undefined;
  /** Default: `Next`. */
  nextLabel?: string | undefined;
}

interface SummaryItem {
  fieldId: string;
  text: string;
}

interface Summary {
  items: SummaryItem[];
  /** Counter of the requests by Next or Back. */
  asked: number;
  /** Ids of the blocks at that time: a later block was not judged yet. */
  blockIds: ReadonlySet<string>;
}

/**
 * Form of one step: its blocks, the error summary on top and the buttons below. While errors are shown the buttons are `aria-disabled` but
 * stay in the tab order; pressing one shows the summary and takes focus to it (design 5.5, 1-SHELL-34).
 */
export function StepForm({ children, onNext, onDraft, onBack, nextLabel }: StepFormProps) {
  const blocks = useRef(new Map<string, BlockHandle>());
  useRequestedField(blocks);
  useOnScreen(blocks);
  useSilentFills();
  const [shownIn, setShownIn] = useState<ReadonlySet<string>>(new Set());
  const [summary, setSummary] = useState<Summary | null>(null);
  const [isSaving, setSaving] = useState(false);

  const collectValues = useCallback(
    (): BlockValues => Object.fromEntries([...blocks.current].map(([id, block]) => [id, block.getValues()])),
    [],
  );
  const draft = useDraftKeeper(() => onDraft(collectValues()));

  const refusals = useRef(new Map<string, string>());
  const { awaited, awaitedNow, setAwaited } = useAwaited();
  const problems = () => summarise({ blocks: blocks.current, refusals: refusals.current, awaited: awaitedNow() });

  const refreshSummary = useCallback(() => {
    setSummary((shown) =>
      shown === null
        ? shown
        : nextSummary(shown, { blocks: blocks.current, refusals: refusals.current, awaited: awaitedNow() }),
    );
  }, [awaitedNow]);

  const { hold, settled } = useHolds();
  const context = useMemo<StepFormContextValue>(
    () => ({
      register: (handle) => {
        blocks.current.set(handle.id, handle);
        refreshSummary();
      },
      unregister: (handle) => {
        if (blocks.current.get(handle.id) !== handle) return;
        blocks.current.delete(handle.id);
        setShownIn((ids) => withMember(ids, handle.id, false));
        refreshSummary();
      },
      changed: draft.later,
      left: draft.now,
      collect: collectValues,
      reportErrors: (blockId, shown) => {
        setShownIn((ids) => withMember(ids, blockId, shown));
        refreshSummary();
      },
      hold,
      awaits: (id, isAwaited) => (setAwaited(id, isAwaited), refreshSummary()),
      refuse: (id, message) => {
        if (message === null) refusals.current.delete(id);
        else refusals.current.set(id, message);
        setShownIn((ids) => withMember(ids, id, message !== null));
        refreshSummary();
      },
    }),
    [draft.later, draft.now, collectValues, refreshSummary, hold, setAwaited],
  );

  const showErrors = (items: SummaryItem[]) => {
    for (const block of blocks.current.values()) block.showAllErrors();
    setSummary((shown) => ({ items, asked: (shown?.asked ?? 0) + 1, blockIds: new Set(blocks.current.keys()) }));
  };

  const isLeaving = useRef(false);
  /** Runs one way of leaving the step at a time, after everything it has to wait for. */
  const leave = async (act: () => void | Promise<void>) => {
    if (isLeaving.current) return; // a second press during the first
    isLeaving.current = true;
    try {
      const pending = settled();
      if (pending) {
        setSaving(true);
        await pending;
      }
      await act();
    } finally {
      isLeaving.current = false;
      setSaving(false);
    }
  };

  const handleNext = () =>
    leave(async () => {
      for (const block of blocks.current.values()) block.tidy();
      const items = problems();
      if (items.length > 0) return showErrors(items);
      setSaving(true);
      draft.cancel();
      await onNext(collectValues());
    });

  const isBackBlocked = [...shownIn].some((id) => !id.startsWith(MISSING_PART));
  /** Saves unfinished answers too. Shows the summary instead if errors are on screen (1-SHELL-34). */
  const keepTyped = () => {
    if (isBackBlocked) showErrors(problems());
    else draft.now();
    return !isBackBlocked;
  };
  const handleBack = () => keepTyped() && leave(() => (draft.now(), onBack?.()));

  return (
    <StepFormContext value={context}>
      <AwaitedFieldsContext value={awaited}>
        {summary && <ErrorSummary items={summary.items} focusKey={summary.asked} onSelect={focusField} />}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void handleNext();
          }}
        >
          {children}
          <ActionBar
            nextLabel={nextLabel}
            isBlocked={shownIn.size > 0}
            isBackBlocked={isBackBlocked}
            isBusy={isSaving}
            onSaveDraft={keepTyped}
            onBack={onBack && (() => void handleBack())}
          />
        </form>
      </AwaitedFieldsContext>
    </StepFormContext>
  );
}

/** State of a step's form: its blocks, refused and awaited uploads. */
interface Standing {
  blocks: ReadonlyMap<string, BlockHandle>;
  refusals: ReadonlyMap<string, string>;
  awaited: ReadonlySet<string>;
}

/**
 * Returns the errors of the named blocks, or of all, without awaited fields, and all refusals, in page order. Names the block if there are
 * several.
 */
function summarise({ blocks, refusals, awaited }: Standing, blockIds?: ReadonlySet<string>): SummaryItem[] {
  const isNamed = blocks.size > 1;
  const judged = [...blocks.values()].filter(({ id }) => blockIds?.has(id) ?? true);
  const items = judged.flatMap((block) =>
    Object.entries(withoutAwaited(block.getErrors(), block.id, awaited)).map(([path, message]) => ({
      fieldId: fieldId(block.id, path),
      text: problemText(
        [isNamed && block.title, block.labelFor?.(path, message) ?? nameOnPage(fieldId(block.id, path), message)],
        message,
      ),
    })),
  );
  const refused = [...refusals].map(([id, text]) => ({ fieldId: id, text: problemText([nameOnPage(id, text)], text) }));
  return [...items.filter((item) => !refusals.has(item.fieldId)), ...refused].sort(compareByPosition);
}

/** Returns the label of a field whose message is about a limit, and names none. */
function nameOnPage(id: string, message: string): string | undefined {
  return isOfLimit(message) ? labelOnPage(id) : undefined;
}

/** Returns the summary without corrected fields and removed blocks; null after the last one. */
function nextSummary({ asked, blockIds }: Summary, standing: Standing): Summary | null {
  const items = summarise(standing, blockIds);
  return items.length === 0 ? null : { items, asked, blockIds };
}

function withMember(ids: ReadonlySet<string>, id: string, isMember: boolean): ReadonlySet<string> {
  if (ids.has(id) === isMember) return ids;
  const next = new Set(ids);
  if (isMember) next.add(id);
  else next.delete(id);
  return next;
}
