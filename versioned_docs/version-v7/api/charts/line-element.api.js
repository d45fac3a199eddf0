import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/charts/line-element.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./line-element.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
