import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/data-grid/selectors-column-resize.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./selectors-column-resize.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
