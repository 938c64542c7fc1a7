import { useEffect } from 'react';

/**
 * A tap this soon after the last one, and this near to it, was meant for the element that stood there before. The browser itself counts
 * mouse presses.
 */
const SOON_MS = 600;
const NEAR_PX = 30;

interface Press {
  x: number;
  y: number;
  at: number;
  on: Element | null;
}

/**
 * Keeps the second press of a double press off the button that submits, which on phones stands in Next's place: only a press on Submit
 * submits an application (2-SUB-14). Keys and presses made by a script are let through.
 */
export function useSinglePresses(): void {
  useEffect(() => {
    let last: Press | null = null;
    const handleClick = (event: MouseEvent) => {
      if (!event.isTrusted || event.detail === 0) return;
      const target = event.target instanceof Element ? event.target : null;
      const submits = target?.closest('[data-submits]') ?? null;
      const isStray = submits !== null && last !== null && last.on !== submits && isSecond(event, last);
      if (isStray) {
        event.preventDefault();
        event.stopPropagation();
      }
      last = { x: event.clientX, y: event.clientY, at: event.timeStamp, on: isStray ? null : submits };
    };
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, []);
}

function isSecond(event: MouseEvent, last: Press): boolean {
  if (event instanceof PointerEvent && event.pointerType === 'mouse') return event.detail > 1;
  const isSoon = event.timeStamp - last.at < SOON_MS;
  return isSoon && Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR_PX;
}
