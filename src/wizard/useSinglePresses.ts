import { useEffect } from 'react';

/** So soon after the last press, and so near to it, a press was meant for what stood there before: fingers tap twice. */
const SOON_MS = 600;
const NEAR_PX = 30;

interface Press {
  x: number;
  y: number;
  at: number;
  on: Element | null;
}

/**
 * Keeps the second press of a double one off the button that submits, which on phones stands where Next stood: an application is lodged by
 * a press on Submit alone (2-SUB-14). Keys are not meant, nor presses that a script makes.
 */
export function useSinglePresses(): void {
  useEffect(() => {
    let last: Press | null = null;
    const handleClick = (event: MouseEvent) => {
      if (!event.isTrusted || event.detail === 0) return;
      const target = event.target instanceof Element ? event.target : null;
      const submits = target?.closest('[data-submits]') ?? null;
      const isSecond =
        last !== null &&
        event.timeStamp - last.at < SOON_MS &&
        Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR_PX;
      const isStray = isSecond && submits !== null && last?.on !== submits;
      if (isStray) {
        event.preventDefault();
        event.stopPropagation();
      }
      last = { x: event.clientX, y: event.clientY, at: event.timeStamp, on: isStray ? (last?.on ?? null) : submits };
    };
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, []);
}
