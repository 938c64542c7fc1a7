import { fieldTexts } from '#domain/texts/ui.ts';

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

/** Returns the id of a field's control: block and path, with the brackets of list paths made safe for selectors and labels. */
export function fieldId(blockId: string, path: string): string {
  return `${blockId}-${path.replace(/[[\].]+/g, '-')}`;
}

/** Orders fields as on the page. A field without its own place there leaves the order as it was. */
export function compareByPosition(one: { fieldId: string }, other: { fieldId: string }): number {
  const [a, b] = [document.getElementById(one.fieldId), document.getElementById(other.fieldId)];
  if (!a || !b || a === b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Returns the label of a field on the page; undefined if it has none. */
export function labelOnPage(id: string): string | undefined {
  const field = document.getElementById(id);
  const label = field?.querySelector('legend') ?? (field as HTMLInputElement | null)?.labels?.[0];
  const words = label?.textContent.trim();
  return words?.endsWith(fieldTexts.optional) ? words.slice(0, -fieldTexts.optional.length).trim() : words;
}

/** Moves focus to a field, or to the first control of a group with this id. Returns true if it was found. */
export function focusField(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  openSurroundings(element);
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  if (!target) return false;
  // Show the focus ring even after a press with the mouse, so that the person sees the field.
  target.focus({ focusVisible: true });
  return true;
}

/** Opens the `<details>` around a field: a field in a folded block cannot take focus. */
function openSurroundings(element: HTMLElement): void {
  for (let details = element.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    details.open = true;
  }
}
