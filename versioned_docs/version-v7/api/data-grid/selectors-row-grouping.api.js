import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/data-grid/selectors-row-grouping.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./selectors-row-grouping.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
