import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/data-grid/data-grid-premium.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./data-grid-premium.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
