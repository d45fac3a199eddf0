import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/date-pickers/month-calendar.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./month-calendar.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
