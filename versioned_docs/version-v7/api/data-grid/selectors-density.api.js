import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/data-grid/selectors-density.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./selectors-density.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
