import { useEffect } from 'react';

/** Elements that react to a press. Submit is not among them: only the browser's own press on it submits an application (2-SUB-14). */
const PRESSED =
  'button:not([data-submits]), a[href], label, summary, input[type="checkbox"], input[type="radio"], [role="option"]';

/** Presses already counted: once, however many parts of a page use the hook. */
const counted = new WeakSet<MouseEvent>();

interface Held {
  control: Element;
  /** Position when the mouse button went down. */
  stood: DOMRect;
}

/**
 * Lets a press count for the control it began on, even if that moved away under the pointer. Leaving a field may show its message or a note,
 * or a list may load, and push the elements below down between press and release; the browser drops such a press. Touches arrive as mouse
 * presses too.
 */
export function useSteadyPresses(): void {
  useEffect(() => {
    let held: Held | null = null;
    const handleDown = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest(PRESSED) : null;
      // The browser lets a press count that begins and ends anywhere within a label.
      const control = pressed?.closest('label') ?? pressed;
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

/** Returns true if the control moved and the pointer did not. A person who moves the pointer away takes the press back. */
function isLost({ control, stood }: Held, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  if (!control.isConnected || (target instanceof Node && control.contains(target))) return false;
  const stands = control.getBoundingClientRect();
  const isMoved = stands.top !== stood.top || stands.left !== stood.left;
  return isMoved && x >= stood.left && x <= stood.right && y >= stood.top && y <= stood.bottom;
}
