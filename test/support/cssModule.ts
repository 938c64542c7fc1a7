/** CSS modules in unit tests: every class name is its own key, so markup stays readable in failures. */
export default new Proxy<Record<string, string>>({}, { get: (_target, key) => String(key) });
