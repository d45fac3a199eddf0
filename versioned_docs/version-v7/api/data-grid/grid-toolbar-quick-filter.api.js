import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/data-grid/grid-toolbar-quick-filter.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./grid-toolbar-quick-filter.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
