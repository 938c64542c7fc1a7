import styles from './Icon.module.css';

/** Outlines on a 24 px grid, drawn in the text colour; several sub-paths per icon, circles written as arcs. */
const PATHS = {
  check: 'M5 12.5l4.6 4.5L19 7.5',
  pencil: 'M4.5 19.5l1-4L16 5a1.7 1.7 0 0 1 2.5 0l.5.5a1.7 1.7 0 0 1 0 2.5L8.5 18.5zM14 7l3 3',
  down: 'M6 9.5l6 6 6-6',
  back: 'M19 12H5.5M11 6l-6 6 6 6',
  next: 'M5 12h13.5M13 6l6 6-6 6',
  stop: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 7.8v5M12 16v.1',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 11v5.2M12 7.8v.1',
  alert: 'M12 4l9 15.5H3zM12 10v4.5M12 17v.1',
  file: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4',
  up: 'M12 15.5v-11M7.5 8.8L12 4.3l4.5 4.5M4.5 19.5h15',
  load: 'M12 4v11M7.5 10.8L12 15.3l4.5-4.5M4.5 19.5h15',
  x: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7M10.5 11v5M13.5 11v5',
  plus: 'M12 5v14M5 12h14',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 7.5V12l3 2',
  id: 'M3.5 5.5h17v13h-17zM9 9a2 2 0 1 1 0 4a2 2 0 1 1 0-4M6 16c.5-2 1.5-2.5 3-2.5s2.5.5 3 2.5M14.5 10H18M14.5 13.5H18',
  bank: 'M4 9l8-5 8 5zM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M4 20h16',
  percent: 'M6 18L18 6M7.5 5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5M16.5 14a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5',
  seal: 'M12 4a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11M9 14l-1.5 7 4.5-2.5 4.5 2.5L15 14',
  retry: 'M19 12a7 7 0 1 1-2.2-5.1M19.5 4v4.5H15',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M15.5 15.5L20 20',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6',
} as const;

export type IconName = keyof typeof PATHS;

/** Icon as decoration only: the text beside it, or the label of its button, carries the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
