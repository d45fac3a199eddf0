import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/charts/axis-config.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./axis-config.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
