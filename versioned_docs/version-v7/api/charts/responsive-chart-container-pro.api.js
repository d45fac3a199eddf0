import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/charts/responsive-chart-container-pro.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./responsive-chart-container-pro.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
