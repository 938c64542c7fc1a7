import styles from './Icon.module.css';

/** Outlines on a 24 px grid, drawn in the text colour; several sub-paths per icon, circles written as arcs. */
const PATHS = {
  check: 'M5 12.5l4.6 4.5L19 7.5',
  pencil: 'M4.5 19.5l.8-4L16 4.8a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8.5 18.7zM14 6.8l3.2 3.2',
  down: 'M6 9.5l6 6 6-6',
  back: 'M19 12H5.5M11 6l-6 6 6 6',
  next: 'M5 12h13.5M13 6l6 6-6 6',
  stop: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 7.8v5M12 16v.1',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 11v5.2M12 7.8v.1',
  alert: 'M12 3.8l9 15.9H3zM12 10v4.4M12 16.9v.1',
  file: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4',
  up: 'M12 15.5v-11M7.5 8.8L12 4.3l4.5 4.5M4.5 19.5h15',
  load: 'M12 4v11M7.5 10.8L12 15.3l4.5-4.5M4.5 19.5h15',
  x: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.8v5M13.5 10.8v5',
  plus: 'M12 5v14M5 12h14',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 7.3V12l3.2 2',
  id: 'M3.5 5.5h17v13h-17zM8.7 8.8a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8M5.8 15.8c.5-1.6 1.5-2.3 2.9-2.3s2.4.7 2.9 2.3M14.5 9.8h3.5M14.5 13.3h3.5',
  bank: 'M3.8 9.3L12 4.3l8.2 5zM6 9.5v7.5M10 9.5v7.5M14 9.5v7.5M18 9.5v7.5M3.8 19.7h16.4',
  percent:
    'M6 18L18 6M7.5 5.2a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6M16.5 14.2a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6',
  seal: 'M12 4a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11M8.8 14.2L7.5 21l4.5-2.3 4.5 2.3-1.3-6.8',
  retry: 'M19 12a7 7 0 1 1-2.2-5.1M19.5 4v4.5H15',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M15.3 15.3L20 20',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6',
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration only: the words beside it, or the label of its button, carry the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
