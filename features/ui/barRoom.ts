type Room = '--bar-top' | '--bar-foot';

/** Bars on screen, by what they are told as. Of two at one edge the higher one counts: they lie over each other. */
const shown: Record<Room, Set<HTMLElement>> = { '--bar-top': new Set(), '--bar-foot': new Set() };

/** For a bar's `ref`: its page, or the dialog that it stands in, knows the height of it as `--bar-top`. */
export const roomAtTop = roomFor('--bar-top');
/** As `roomAtTop`, of a bar at the foot: `--bar-foot`. */
export const roomAtFoot = roomFor('--bar-foot');

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
