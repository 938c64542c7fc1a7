export { toPath as default } from 'es-toolkit/compat';
