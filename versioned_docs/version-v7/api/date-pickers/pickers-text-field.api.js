import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/date-pickers/pickers-text-field.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./pickers-text-field.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
