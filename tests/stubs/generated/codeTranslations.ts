/** No translations: components show their English in component tests. */
const empty: Record<string, unknown> = {};

export default empty;
