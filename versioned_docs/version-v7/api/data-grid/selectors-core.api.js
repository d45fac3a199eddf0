import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/data-grid/selectors-core.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./selectors-core.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
