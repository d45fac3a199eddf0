import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/charts/pie-chart.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./pie-chart.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
