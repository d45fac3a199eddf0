import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/tree-view/tree-item-2-provider.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./tree-item-2-provider.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
