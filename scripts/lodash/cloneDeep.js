/** Stands in for lodash's in what the browser gets: a form's values are plain data. `structuredClone` is younger than Chromium 96. */
export { klona as default } from 'klona/json';
