export { isPlainObject as default } from 'es-toolkit/compat';
