import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/date-pickers/date-time-range-picker.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./date-time-range-picker.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
