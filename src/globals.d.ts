/** True in development builds only; panels behind it are cut out of the production bundle. */
declare const __DEVELOPMENT__: boolean;

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.css';
declare module '*.woff2' {
  const url: string;
  export default url;
}
