import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/charts/spark-line-chart.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./spark-line-chart.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
