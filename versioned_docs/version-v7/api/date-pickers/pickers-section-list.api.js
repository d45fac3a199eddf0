import * as content from '@api-reference-default/content';
import data from '@api-reference-default/data/date-pickers/pickers-section-list.api.json';

export default {
  content,
  data,
  load: () =>
    Promise.all([
      import('@site/src/components/ApiReference/ApiContent'),
      import('./pickers-section-list.api.json'),
    ]),
  loadTypes: () => import('./types.json'),
};
