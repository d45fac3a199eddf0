import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/date-pickers/static-date-picker.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./static-date-picker.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
