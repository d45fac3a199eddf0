import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/date-pickers/date-range-calendar.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./date-range-calendar.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
