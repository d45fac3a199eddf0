/** No client modules run in component tests. */
const clientModules: unknown[] = [];

export default clientModules;
