import {Pages} from '@site/plugins/first-load/browser/pages';

/** No routes in component tests. */
const routes: unknown[] = [];

export const pages = new Pages(
  () => ({}),
  () => Promise.resolve({rows: [], sidebars: {}}),
);

export default routes;
