import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/charts/charts-axis-highlight.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./charts-axis-highlight.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
