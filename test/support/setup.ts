import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { speedUpLabels } from './labels.ts';

/** Ends the listeners that a page of the application puts on its window for as long as it lives. */
const endPage = typeof window === 'undefined' ? () => {} : watchListeners(window);

/** Ends the channels to other tabs, too: an open one keeps the process alive. */
const endChannels = watchChannels();

/** What React says of updates that no test waited for: a screen was judged while it was still changing. */
const unawaited: string[] = [];
const tell = console.error.bind(console);
console.error = (...words: unknown[]) => {
  if (String(words[0]).includes('not wrapped in act')) unawaited.push(String(words[1]));
  else tell(...words);
};

if (typeof document !== 'undefined') speedUpLabels();

// jsdom lays nothing out: no size ever changes.
if (typeof window !== 'undefined')
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };

// Each test is a browser of its own.
afterEach(() => {
  endPage();
  endChannels();
  const components = unawaited.splice(0);
  if (components.length > 0) throw new Error(`changed while the test went on: ${components.join(', ')}`);
  if (typeof document === 'undefined') return;
  sessionStorage.clear();
  localStorage.clear();
});

// A busy machine takes its time to load a lazy chunk; what never comes still fails.
configure({ asyncUtilTimeout: 60_000 });

function watchListeners(page: Window): () => void {
  const life = ['pagehide', 'visibilitychange', 'online', 'offline'];
  const ends: (() => void)[] = [];
  const add = page.addEventListener.bind(page);
  page.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions,
  ) => {
    add(type, listener, options);
    if (life.includes(type)) ends.push(() => page.removeEventListener(type, listener, options));
  };
  return () => ends.splice(0).forEach((end) => end());
}

function watchChannels(): () => void {
  const channels: BroadcastChannel[] = [];
  if (typeof BroadcastChannel !== 'undefined')
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    };
  return () => channels.splice(0).forEach((channel) => channel.close());
}
