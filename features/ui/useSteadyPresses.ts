import { useEffect } from 'react';

/** What a press does something to. Submit is left to the browser: an application is lodged by a press on it alone (2-SUB-14). */
const PRESSED = 'button:not([data-submits]), a[href], label, summary, [role="option"]';

/** Presses that were counted: once, however many parts of a page ask for it. */
const counted = new WeakSet<MouseEvent>();

interface Held {
  control: Element;
  /** Where it stood when the button of the mouse went down. */
  stood: DOMRect;
}

/**
 * Lets a press count for the button it began on, although that moved away under the pointer: leaving a field may bring its message or a
 * note, or a list may arrive, which pushes down what stands below it between press and release, and the browser takes such a press for
 * none. Fingers are told as presses of a mouse, too.
 */
export function useSteadyPresses(): void {
  useEffect(() => {
    let held: Held | null = null;
    const handleDown = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest(PRESSED) : null;
      held = event.button === 0 && control ? { control, stood: control.getBoundingClientRect() } : null;
    };
    const handleUp = (event: MouseEvent) => {
      const isOurs = held && event.button === 0 && !counted.has(event);
      if (held && isOurs && isLost(held, event) && held.control instanceof HTMLElement) {
        counted.add(event);
        held.control.click();
      }
      held = null;
    };
    document.addEventListener('mousedown', handleDown, true);
    document.addEventListener('mouseup', handleUp, true);
    return () => {
      document.removeEventListener('mousedown', handleDown, true);
      document.removeEventListener('mouseup', handleUp, true);
    };
  }, []);
}

/** The pointer is where it was pressed, and the control is not: whoever moved the pointer away took the press back. */
function isLost({ control, stood }: Held, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  if (!control.isConnected || (target instanceof Node && control.contains(target))) return false;
  const stands = control.getBoundingClientRect();
  const isMoved = stands.top !== stood.top || stands.left !== stood.left;
  return isMoved && x >= stood.left && x <= stood.right && y >= stood.top && y <= stood.bottom;
}
