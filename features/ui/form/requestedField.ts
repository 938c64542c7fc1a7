import { useEffect, useRef } from 'react';
import { subjectOf } from '#domain/documents/subject.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { fieldId, focusField } from './focusField.ts';
import type { BlockHandle } from './stepFormContext.ts';

/** Field that gets the focus when the next step opens. */
export interface RequestedField {
  /** Id of the subject of its block; '' if the step has no subject. */
  subject: string;
  /** Paths in the block, best first. */
  paths: readonly string[];
  /** True to change an answered field; otherwise answered fields are skipped. */
  isToChange?: true;
}

/** Actions of the person that end the wait for late questions. Until then the field is scrolled back into view if they push it away. */
const ANYTHING = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;
/** Milliseconds to wait for late questions. */
const LATEST_MS = 10_000;

let wanted: RequestedField | null = null;

/** Sets the field that gets the focus in the next step. */
export function requestFieldFocus(field: RequestedField): void {
  wanted = field;
}

/** Focuses the wanted field once the step is there. */
export function useRequestedField(blocks: { readonly current: Blocks }): void {
  const mine = useRef<RequestedField | null>(null);
  useEffect(() => {
    mine.current ??= wanted;
    wanted = null;
    const field = mine.current;
    if (field === null) return undefined;
    let found: Element | null = null;
    const end = () => {
      watch.disconnect();
      clearTimeout(timeout);
      for (const type of ANYTHING) document.removeEventListener(type, done);
    };
    const done = () => {
      mine.current = null;
      end();
    };
    const seek = () => {
      if (found === null && focusOpen(field, blocks.current)) found = document.activeElement;
      if (found === document.activeElement) found?.scrollIntoView?.({ block: 'center' });
    };
    const watch = new MutationObserver(seek);
    watch.observe(document.body, { childList: true, subtree: true });
    for (const type of ANYTHING) document.addEventListener(type, done, { passive: true });
    const timeout = setTimeout(done, LATEST_MS);
    seek();
    return end;
  }, [blocks]);
}

type Block = Pick<BlockHandle, 'id' | 'getValues'>;
type Blocks = ReadonlyMap<string, Block>;

function isAbout(block: Block, { subject }: RequestedField): boolean {
  return subject === '' || subjectOf(block.getValues()) === subject;
}

/** Focuses the first wanted field that is there and unanswered, or to be changed. Returns true if one was found. */
function focusOpen(field: RequestedField, blocks: Blocks): boolean {
  return [...blocks.values()].some((block) => {
    if (!isAbout(block, field)) return false;
    const values: Record<string, unknown> = { ...block.getValues() };
    return field.paths.some(
      (path) => (field.isToChange || !isAnswered(values[path])) && focusField(fieldId(block.id, path)),
    );
  });
}

function isAnswered(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isRecord(value) ? Boolean(value['filename']) : Boolean(value);
}
