import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/charts/continuous-color-legend.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./continuous-color-legend.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
