import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/tree-view/tree-view.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./tree-view.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
