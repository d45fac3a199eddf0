import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/date-pickers/single-input-time-range-field.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./single-input-time-range-field.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
