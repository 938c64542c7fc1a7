/**
 * Finds the labels of a control by its id and its ancestors. jsdom walks the whole page for each control, and Testing Library asks every
 * control of the page for each look-up: in a large form most of a test's time went there.
 */
export function speedUpLabels(): void {
  for (const prototype of [
    HTMLInputElement.prototype,
    HTMLSelectElement.prototype,
    HTMLTextAreaElement.prototype,
    HTMLButtonElement.prototype,
    HTMLOutputElement.prototype,
    HTMLProgressElement.prototype,
    HTMLMeterElement.prototype,
  ])
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });
}

function labelsOf(this: HTMLElement): HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
  const root = this.getRootNode() as ParentNode;
  const named =
    this.id === '' ? [] : [...root.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(this.id)}"]`)];
  const around = this.closest('label');
  // A label that names another control, or that holds an earlier one, is not of this one.
  return around?.control === this && !named.includes(around) ? [...named, around] : named;
}
