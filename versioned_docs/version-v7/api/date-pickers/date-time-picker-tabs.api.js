import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/date-pickers/date-time-picker-tabs.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./date-time-picker-tabs.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
