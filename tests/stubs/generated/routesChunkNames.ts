/** No routes in component tests. */
const empty: Record<string, unknown> = {};

export default empty;
