import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/charts/charts-voronoi-handler.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./charts-voronoi-handler.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
