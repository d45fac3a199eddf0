import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/charts/bar-chart-pro.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./bar-chart-pro.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
