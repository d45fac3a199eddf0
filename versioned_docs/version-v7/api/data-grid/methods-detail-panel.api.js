import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/data-grid/methods-detail-panel.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./methods-detail-panel.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
