import {Pages} from '@mui-x-docs/docusaurus-plugin-first-load/pages';

/** No routes in component tests. */
const routes: unknown[] = [];

export const pages = new Pages(
  () => ({}),
  () => Promise.resolve({rows: [], sidebars: {}}),
);

export default routes;
