import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/data-grid/methods-scroll.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./methods-scroll.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
