/** No routes in component tests. */
const routes: unknown[] = [];

export default routes;
