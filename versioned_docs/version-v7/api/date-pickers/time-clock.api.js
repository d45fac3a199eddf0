import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/date-pickers/time-clock.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./time-clock.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
