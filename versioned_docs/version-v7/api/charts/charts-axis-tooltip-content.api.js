import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/charts/charts-axis-tooltip-content.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./charts-axis-tooltip-content.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
