type Room = '--bar-top' | '--bar-foot';

/** Bars on screen, by CSS variable. The higher of two at one edge counts: they overlap. */
const shown: Record<Room, Set<HTMLElement>> = { '--bar-top': new Set(), '--bar-foot': new Set() };

/** Callback for a bar's `ref`: sets the bar's height as `--bar-top` on the page, or on its dialog. */
export const reserveTopSpace = roomFor('--bar-top');
/** Callback for the `ref` of a bar at the foot: sets `--bar-foot` in the same way. */
export const reserveFootSpace = roomFor('--bar-foot');

function roomFor(room: Room) {
  return (bar: HTMLElement | null) => {
    if (bar === null) return undefined;
    const scroller = scrollerOf(bar);
    const tell = () => {
      const heights = [...shown[room]].filter((other) => scrollerOf(other) === scroller).map((o) => o.offsetHeight);
      scroller.style.setProperty(room, `${Math.max(0, ...heights)}px`);
    };
    const observer = new ResizeObserver(tell);
    shown[room].add(bar);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      shown[room].delete(bar);
      tell();
    };
  };
}

function scrollerOf(bar: HTMLElement): HTMLElement {
  return bar.closest<HTMLElement>('[role="dialog"]') ?? document.documentElement;
}
